"""The games in the frameworks of researchers: OpenSpiel, PettingZoo and Gymnasium, with views as tensors."""
