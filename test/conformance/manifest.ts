import type { Soon } from '../../domain/shared/soon.js';
import { expect } from 'chai';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { ProviderError } from '../../ports/sources/errors.js';
import type { ProviderManifest, ProviderPort } from '../../ports/sources/provider.js';

/** A manifest as a suite sees it: the fixture makes the instances, so the type of the settings does not matter. */
export type ManifestOf<Port extends ProviderPort> = Omit<ProviderManifest<Port, never>, 'create'>;

/** One for all: compiling the metaschema costs more than all these tests. */
const ajv = new Ajv2020({ strict: true, useDefaults: true });

/** What holds for the manifest of every adapter of every port. */
export const describeManifest = (manifest: ManifestOf<ProviderPort>): void => {
  it('has a stable id, a name and a deadline', () => {
    expect(manifest.id).to.match(/^[a-z0-9][a-z0-9-]{0,63}$/);
    expect(manifest.name).to.have.length.greaterThan(0);
    expect(manifest.deadlineMs).to.be.greaterThan(0);
  });

  it('can be wired by itself where it is on by default, and only by settings where it speaks to the outside', () => {
    const validate = ajv.compile(manifest.configSchema);
    if (manifest.onByDefault) expect(validate({})).to.equal(true);
    if (manifest.kind === 'external') expect(manifest.onByDefault).to.equal(false);
    if (manifest.kind === 'demonstration') expect(manifest.sandboxOnly).to.equal(true);
  });

  it('describes its settings by a JSON Schema that compiles in strict mode and refuses unknown members', () => {
    const validate = ajv.compile(manifest.configSchema);
    expect(validate({ surely_not_a_setting: 1 })).to.equal(false);
  });
};

/** The call fails as a provider's failure: it is neither answered nor a defect. */
export const expectProviderError = async (call: () => Soon<unknown>): Promise<void> => {
  const outcome = await (async () => call())().then(
    () => 'answered',
    (error: unknown) => error,
  );
  expect(outcome).to.be.instanceOf(ProviderError);
};

/** A call with a signal that has ended is refused as a provider's failure. */
export const expectAborted = (call: (signal: AbortSignal) => Soon<unknown>): Promise<void> =>
  expectProviderError(() => call(AbortSignal.abort()));
