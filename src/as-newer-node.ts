// Node from 21 on says what it is. Where it does not, `pg` asks a web answer, for which Node loads all that it has of
// the web: a twentieth of a start.
if (!('navigator' in globalThis))
  Object.defineProperty(globalThis, 'navigator', { value: { userAgent: `Node.js/${process.versions.node}` } });
