import { LANGUAGES, type Language } from '../../../../domain/text/language.js';
import { de } from './data/de.js';
import { en, type StoryTexts } from './data/en.js';
import { es } from './data/es.js';
import { fr } from './data/fr.js';
import { ja } from './data/ja.js';
import { ptBR } from './data/pt-br.js';
import { zhCN } from './data/zh-cn.js';

/** All that the wallet says by itself, in each language. */
export const TEXTS: Readonly<Record<Language, StoryTexts>> = { en, de, es, fr, 'pt-BR': ptBR, ja, 'zh-CN': zhCN };

/** Each language by its own name. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  'pt-BR': 'Português',
  ja: '日本語',
  'zh-CN': '简体中文',
};

/** The first that is spoken: what the address of the page asks for, then what the browser likes. */
export const languageOf = (wanted: readonly string[]): Language => {
  for (const one of wanted) {
    const found =
      LANGUAGES.find((language) => language.toLowerCase() === one.toLowerCase()) ??
      LANGUAGES.find((language) => language.slice(0, 2) === one.slice(0, 2).toLowerCase());
    if (found !== undefined) return found;
  }
  return 'en';
};

const { location, navigator } = globalThis as Partial<Pick<typeof globalThis, 'location' | 'navigator'>>;
const asked = new URLSearchParams(location?.search ?? '').get('language');

/** In which the wallet speaks. Tests outside a browser read English. */
export const LANGUAGE: Language =
  location === undefined ? 'en' : languageOf([...(asked === null ? [] : [asked]), ...(navigator?.languages ?? [])]);

export const STORY_TEXTS: StoryTexts = TEXTS[LANGUAGE];
