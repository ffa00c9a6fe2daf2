"""What a match looks like afterwards: chances ply by ply, the biggest swings, and what a strong bot would have done."""

from taku.analysis.analysing import Advice, Analysis, Swing, analyse, hint

__all__ = ["Advice", "Analysis", "Swing", "analyse", "hint"]
