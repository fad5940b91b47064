import type { TSchema } from '../../../domain/shared/schema.js';
import {
  type AttributionKind,
  OWN_LISTS,
  type OwnList,
  type OwnStatement,
  type OwnKnowledgePlace,
} from '../../../domain/facts/screening/own-knowledge.js';
import { type Environment } from '../../../domain/record/record.js';
import { isoTime } from '../../../domain/shared/iso-time.js';
import { createAddressLists } from '../../application/own-knowledge/address-lists.js';
import { createAttributions } from '../../application/own-knowledge/attributions.js';
import type {
  Author,
  ShownStatement,
  StatementDependencies,
  StatementPage,
  StatementPageRequest,
} from '../../application/own-knowledge/statements.js';
import { presentAttribution, presentEntry } from '../../http/routes/own-knowledge/present.js';
import { compileSchema } from '../../http/schemas/ajv.js';
import { explain } from '../../http/schemas/explain.js';
import { AttributionRequestSchema, PutEntriesSchema } from '../../http/schemas/own-knowledge.js';
import { type CommandContext, withDatabase } from '../command-context.js';
import { print, textTable } from '../output.js';
import { oneOfWords } from '../parse.js';
import { partnerIdOf } from './policies/documents.js';

interface Owner {
  readonly partner: string;
  readonly environment: Environment;
  readonly json?: boolean;
}
interface Where {
  readonly address: string;
  readonly chain: OwnKnowledgePlace;
}

/** No instance of the service runs here whose memory would be out of date. */
const dependenciesOf = ({ statements, clock, ids }: CommandContext): StatementDependencies => ({
  statements,
  clock,
  ids,
  ownKnowledge: { changed: () => undefined },
});

/** The operator has no key id. */
const authorOf = async ({ keys }: CommandContext, { partner, environment }: Owner): Promise<Author> => ({
  scope: { partnerId: await partnerIdOf(keys, partner), environment },
  keyId: null,
});

/** The same limits as over HTTP. */
const held = <Request>(schema: TSchema, request: unknown): Request => {
  const matches = compileSchema<Request>(schema);
  if (matches(request)) return request;
  const [first] = explain(matches.errors);
  throw new Error(`${first?.path.slice(1) ?? ''} ${first?.message ?? 'is not valid'}`);
};

const refuseControl = (...texts: readonly string[]): void => {
  if (texts.some((text) => /\p{Cc}/u.test(text))) throw new Error('Give texts without control characters.');
};

const everyPage = async <Statement extends OwnStatement>(
  read: (page: StatementPageRequest) => Promise<StatementPage<Statement>>,
  changes: boolean | undefined,
): Promise<readonly ShownStatement<Statement>[]> => {
  const shown: ShownStatement<Statement>[] = [];
  for (let cursor: string | null = null; ; ) {
    const page: StatementPage<Statement> = await read({
      view: changes === true ? 'changes' : 'current',
      limit: '100',
      ...(cursor !== null && { cursor }),
    });
    shown.push(...page.shown);
    cursor = page.nextCursor;
    if (cursor === null) return shown;
  }
};

const changedBy = (by: string | null): string => by ?? '(operator)';

export const showList = (list: string, options: Owner & { readonly changes?: boolean }): Promise<void> =>
  withDatabase(async (context) => {
    const name: OwnList = oneOfWords(OWN_LISTS)(list);
    const lists = createAddressLists(dependenciesOf(context));
    const author = await authorOf(context, options);
    const shown = await everyPage((page) => lists.read(author, name, page), options.changes);
    const views = shown.map((one) => presentEntry(one, context.clock.now()));
    print(options.json, { list: name, entries: views }, () =>
      textTable(
        ['ADDRESS', 'CHAIN', 'UNTIL', 'BY', 'AT', 'REMOVED', 'REASON'],
        views.map((view) => [
          view.address,
          view.chain,
          view.expires_at ?? '-',
          changedBy(view.changed_by),
          view.changed_at,
          view.removed ? 'yes' : '',
          view.reason,
        ]),
      ),
    );
  });

export const putEntry = (
  list: string,
  options: Owner & Where & { readonly reason: string; readonly expires?: number },
): Promise<void> =>
  withDatabase(async (context) => {
    const name: OwnList = oneOfWords(OWN_LISTS)(list);
    const { address, chain, reason, expires, json } = options;
    refuseControl(reason);
    const entry = { address, chain, reason, ...(expires !== undefined && { expires_at: isoTime(expires) }) };
    const { entries } = held<{ readonly entries: readonly (typeof entry)[] }>(PutEntriesSchema, { entries: [entry] });
    const lists = createAddressLists(dependenciesOf(context));
    const [shown] = await lists.put(await authorOf(context, options), name, entries);
    if (shown === undefined) throw new Error('Nothing was changed.');
    const view = presentEntry(shown, context.clock.now());
    print(
      json,
      view,
      () => `${view.address} (${view.chain}) is on the ${name} list until ${view.expires_at ?? 'it is removed'}.`,
    );
  });

export const removeEntry = (list: string, options: Owner & Where): Promise<void> =>
  withDatabase(async (context) => {
    const name: OwnList = oneOfWords(OWN_LISTS)(list);
    const lists = createAddressLists(dependenciesOf(context));
    const view = presentEntry(await lists.remove(await authorOf(context, options), name, options), context.clock.now());
    print(options.json, view, () => `${view.address} (${view.chain}) is off the ${name} list.`);
  });

export const listAttributions = (options: Owner & { readonly changes?: boolean }): Promise<void> =>
  withDatabase(async (context) => {
    const attributions = createAttributions(dependenciesOf(context));
    const author = await authorOf(context, options);
    const shown = await everyPage((page) => attributions.read(author, page), options.changes);
    const views = shown.map((one) => presentAttribution(one, context.clock.now()));
    print(options.json, { attributions: views }, () =>
      textTable(
        ['STATEMENT ID', 'ADDRESS', 'CHAIN', 'KIND', 'ENTITY', 'UNTIL', 'BY', 'REMOVED', 'REFERENCE'],
        views.map((view) => [
          view.statement_id,
          view.address,
          view.chain,
          view.kind,
          view.entity.name,
          view.valid_until,
          changedBy(view.changed_by),
          view.removed ? 'yes' : '',
          view.reference,
        ]),
      ),
    );
  });

interface AddOptions extends Owner, Where {
  readonly kind: AttributionKind;
  readonly name: string;
  readonly type: string;
  readonly jurisdiction?: string;
  readonly reference: string;
  readonly documentSha256?: string;
  readonly validUntil: number;
}

export const addAttribution = (options: AddOptions): Promise<void> =>
  withDatabase(async (context) => {
    const { address, chain, kind, name, type, jurisdiction, reference, documentSha256, validUntil } = options;
    refuseControl(name, type, reference);
    const attributions = createAttributions(dependenciesOf(context));
    const shown = await attributions.add(
      await authorOf(context, options),
      held(AttributionRequestSchema, {
        ...{ address, chain, kind, reference, valid_until: isoTime(validUntil) },
        entity: { name, type, ...(jurisdiction !== undefined && { jurisdiction }) },
        ...(documentSha256 !== undefined && { document_sha256: documentSha256 }),
      }),
    );
    const view = presentAttribution(shown, context.clock.now());
    print(options.json, view, () => `${view.statement_id}: ${view.entity.name} until ${view.valid_until}.`);
  });

export const removeAttribution = (statementId: string, options: Owner): Promise<void> =>
  withDatabase(async (context) => {
    const attributions = createAttributions(dependenciesOf(context));
    const removed = await attributions.remove(await authorOf(context, options), statementId);
    const view = presentAttribution(removed, context.clock.now());
    print(options.json, view, () => `${view.statement_id} is taken back.`);
  });
