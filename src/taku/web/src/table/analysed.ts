/** What whoever shows an analysis is handed. */
import type { Analysis } from '../../generated/messages';
import type { Label } from '../board';

export interface Analysed {
  analysis: Analysis;
  names: string[];
  /** The moment looked at: after so many plies. */
  at: number;
  told: (ply: number) => string[];
  say: (label: Label) => string;
  onlook: (ply: number) => void;
}
