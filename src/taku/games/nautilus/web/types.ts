/** The view of Nautilus and what a board is handed, under one roof. */
export type { Hand, Lane, NautilusView, Pile } from '../../../web/generated/nautilus';
export type { BoardProps, Label, Offer, RulesProps, Telling } from '../../../web/src/board';

export type Say = (label: { key: string; args?: Record<string, string | number> }) => string;
