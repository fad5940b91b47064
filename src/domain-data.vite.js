/**
 * What pages show of the domain without its rules and readers: these modules come from the compiled domain, as data.
 */
const MODULES = ['domain/findings/words', 'domain/payload/kinds/members'];

export const domainData = () => ({
  name: 'domain-data',
  async load(id) {
    const module = MODULES.find((path) => id.endsWith(`${path}.ts`));
    if (module === undefined) return null;
    const exported = Object.entries(await import(new URL(`../dist/${module}.js`, import.meta.url).href));
    return exported.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join('\n');
  },
});
