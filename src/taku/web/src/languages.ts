/** The languages of the house, each called by its own name. */
export const LANGUAGES = ['en', 'fr', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];
export const OWN_NAMES: Record<Language, string> = { en: 'English', fr: 'Français', ru: 'Русский' };
