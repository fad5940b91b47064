/** The languages that a finding speaks; English is the one that is recorded. */
export const LANGUAGES = ['en', 'de', 'es', 'fr', 'pt-BR', 'ja', 'zh-CN'] as const;
export type Language = (typeof LANGUAGES)[number];

/** One text in every language; `{name}` stands for a parameter. */
export type Texts = Readonly<Record<Language, string>>;

/** A text in the order of `LANGUAGES`. */
export const inEach = (en: string, de: string, es: string, fr: string, pt: string, ja: string, zh: string): Texts => ({
  ...{ en, de, es, fr, ja },
  ...{ 'pt-BR': pt, 'zh-CN': zh },
});
