/** The languages that a finding speaks; English is the one that is recorded. */
export const LANGUAGES = ['en', 'de', 'es', 'fr', 'pt-BR', 'ja', 'zh-CN'] as const;
export type Language = (typeof LANGUAGES)[number];

const primary = (tag: string): string | undefined => tag.split('-', 1)[0];

/** The first of these tags that is spoken, by itself or in another country; else English. */
export const languageOf = (wanted: readonly string[]): Language => {
  for (const tag of wanted.map((one) => one.toLowerCase())) {
    const found =
      LANGUAGES.find((language) => language.toLowerCase() === tag) ??
      LANGUAGES.find((language) => primary(language) === primary(tag));
    if (found !== undefined) return found;
  }
  return 'en';
};

/** One text in every language; `{name}` stands for a parameter. */
export type Texts = Readonly<Record<Language, string>>;

/** A text in the order of `LANGUAGES`. */
export const inEach = (en: string, de: string, es: string, fr: string, pt: string, ja: string, zh: string): Texts => ({
  ...{ en, de, es, fr, ja },
  ...{ 'pt-BR': pt, 'zh-CN': zh },
});
