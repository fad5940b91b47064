/** The languages that a finding speaks; English is the one that is recorded. */
export const LANGUAGES = ['en', 'de', 'es', 'fr', 'pt-BR', 'ja', 'zh-CN'] as const;
export type Language = (typeof LANGUAGES)[number];

/** One text in every language; `{name}` stands for a parameter. */
export type Texts = Readonly<Record<Language, string>>;
