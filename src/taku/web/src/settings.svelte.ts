/** How this person likes the page: language, theme, sound and motion, kept in the browser. */
import { LANGUAGES, type Language } from './languages';

export type Theme = 'system' | 'light' | 'dark';

interface Kept {
  language: Language;
  theme: Theme;
  sound: boolean;
  isCalm: boolean;
  isAnnouncing: boolean;
}

const SHELF = 'taku.settings';

function spoken(): Language {
  const wanted = (navigator.languages ?? []).map((tag) => tag.slice(0, 2));
  return LANGUAGES.find((language) => language === wanted.find((tag) => LANGUAGES.includes(tag as Language))) ?? 'en';
}

function kept(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(SHELF) ?? '{}') as Partial<Kept>;
  } catch {
    return {}; // a shelf that is locked or spoilt is an empty shelf
  }
}

class Settings implements Kept {
  language = $state<Language>('en');
  theme = $state<Theme>('system');
  sound = $state(false);
  isCalm = $state(false);
  isAnnouncing = $state(true);

  constructor() {
    const before = kept();
    this.language = before.language && LANGUAGES.includes(before.language) ? before.language : spoken();
    this.theme = before.theme ?? 'system';
    this.sound = before.sound ?? false;
    this.isCalm = before.isCalm ?? false;
    this.isAnnouncing = before.isAnnouncing ?? true;
  }

  keep(): void {
    const { language, theme, sound, isCalm, isAnnouncing } = this;
    try {
      localStorage.setItem(SHELF, JSON.stringify({ language, theme, sound, isCalm, isAnnouncing }));
    } catch {
      // Private windows may have no shelf: the choice then lasts as long as the page.
    }
  }
}

export const settings = new Settings();

const night = matchMedia('(prefers-color-scheme: dark)');
const stillness = matchMedia('(prefers-reduced-motion: reduce)');
let isNight = $state(night.matches);
let isStill = $state(stillness.matches);
night.addEventListener('change', (event) => (isNight = event.matches));
stillness.addEventListener('change', (event) => (isStill = event.matches));

export const shownTheme = (): 'light' | 'dark' =>
  settings.theme === 'system' ? (isNight ? 'dark' : 'light') : settings.theme;

/** Reduced motion, asked for here or of the whole device. */
export const isCalm = (): boolean => settings.isCalm || isStill;
