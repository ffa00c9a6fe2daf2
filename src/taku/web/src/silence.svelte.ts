/** Whom this person does not want to hear, at whatever table: kept in the browser, and said again on every entry. */
import type { TableState } from './table.svelte';

const SHELF = 'taku.silence';

function kept(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(SHELF) ?? '{}') as Record<string, string>;
  } catch {
    return {}; // a shelf that is locked or spoilt is an empty shelf
  }
}

class Silence {
  /** What the speakers are called. */
  names = $state<Record<string, string>>(kept());

  get speakers(): string[] {
    return Object.keys(this.names);
  }

  has(speaker: string): boolean {
    return speaker in this.names;
  }

  add(speaker: string, name: string): void {
    this.names[speaker] = name;
    this.keep();
  }

  drop(speaker: string): void {
    delete this.names[speaker];
    this.keep();
  }

  /** Those of the silenced who sit at a table or have spoken there. */
  at(table: TableState): string[] {
    const there = [...(table.now?.seats ?? []), ...table.chat].map((one) => one.speaker ?? '');
    return [...new Set(there)].filter((speaker) => this.has(speaker));
  }

  private keep(): void {
    try {
      localStorage.setItem(SHELF, JSON.stringify(this.names));
    } catch {
      // Private windows may have no shelf: the silence then lasts as long as the page.
    }
  }
}

export const silence = new Silence();
