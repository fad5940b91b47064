import { type Language, languageOf } from '../../../../domain/text/language.js';
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

const { location, navigator } = globalThis as Partial<Pick<typeof globalThis, 'location' | 'navigator'>>;
const asked = new URLSearchParams(location?.search ?? '').get('language');

/**
 * In which the wallet speaks: as the address of the page asks, else as the browser likes. Tests outside a browser read
 * English.
 */
export const LANGUAGE: Language =
  location === undefined ? 'en' : languageOf([...(asked === null ? [] : [asked]), ...(navigator?.languages ?? [])]);

export const STORY_TEXTS: StoryTexts = TEXTS[LANGUAGE];
