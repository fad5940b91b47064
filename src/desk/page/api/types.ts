import type { DispositionState } from '../../../../domain/record/disposition.js';
import type { components } from '../data/openapi.js';

/** What the service answers to this page, by the titles of its schemas. */
export type DeskSchemas = components['schemas'];

/** `changed`: it left the list that is looked at, and was not looked at itself since. */
export type ShownState = DispositionState | 'changed';
/** A check as the inbox shows it. */
export type ShownCheck = Omit<DeskSchemas['ListedCheck'], 'state'> & { readonly state: ShownState };
