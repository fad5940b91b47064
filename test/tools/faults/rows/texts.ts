import { eventually } from '../../../support/eventually.js';
import { actionOf, call, codesOf, readCheck, transfer } from '../support/calls.js';
import { withInstance } from '../support/one-instance.js';
import type { Row, Trial } from '../support/trial.js';

const text = JSON.stringify(transfer('body'));

const deceptive = (trial: Trial): Promise<void> =>
  withInstance(trial, {}, async (one) => {
    const names = {
      'zero width': 'Bin\u200bance',
      'right to left': 'abc\u202edef',
      homoglyph: 'P\u0430ypal',
      ligature: '\ufb01nance',
      'full width': 'Ｃｏｉｎ',
      'Mongolian separator': 'a\u180eb',
    };
    for (const [what, name] of Object.entries(names)) {
      const verdict = await one.ask(transfer('name', { counterparty_name: name }));
      trial.holds(
        `a name with ${what} is at least REVIEW`,
        verdict.status === 200 && codesOf(verdict).includes('deceptive_text') && actionOf(verdict) !== 'ALLOW',
        verdict.text,
      );
      trial.holds(
        'the evidence keeps the original',
        (await readCheck(one.url, one.key, String(verdict.json['request_id']))).text.includes(name),
      );
    }
    const token = await one.ask(transfer('token', { token: 'USD\u0421' }));
    trial.holds(
      'a token in look-alike letters is found',
      codesOf(token).includes('deceptive_text') && actionOf(token) !== 'ALLOW',
      token.text,
    );
    trial.cannot(
      'a sanctioned name in look-alike letters',
      'lists hold addresses; names are not screened against lists',
    );
    trial.note(`${Object.keys(names).length + 1} forms found`);
  });

const hostileText = (trial: Trial): Promise<void> =>
  withInstance(trial, {}, async (one) => {
    const hostile = [
      "'; DROP TABLE checks; --",
      '$1 ?? :name {"a":1} \\',
      '%s%n${7*7}{{7*7}}<script>alert(1)</script>',
      'a\u2028b\u2029c\u202e',
    ];
    for (const name of hostile) {
      const body = transfer('text', {
        token: [...name].slice(0, 32).join(''),
        counterparty_name: name,
        intent_reference: name,
        permissions: [name],
        to_address: name,
        from_address: name,
        expected_to_address: name,
        contract_address: name,
      });
      const verdict = await one.ask(body);
      trial.holds('it is judged as text', verdict.status === 200 && actionOf(verdict) === 'BLOCK', verdict.text);
      const { json } = await readCheck(one.url, one.key, String(verdict.json['request_id']));
      const intent = json['intent'] as Record<string, unknown> | undefined;
      trial.holds(
        'it is stored literally',
        intent?.['counterparty_name'] === name && JSON.stringify(intent['permissions']) === JSON.stringify([name]),
        json,
      );
    }
    const newline = '\\u001b[31m\\nforged: line';
    await one.ask(text.replace('"USDC"', `"${newline}"`));
    await call('GET', `${one.url}/%0aforged:%20line`, { key: one.key });
    await call('GET', `${one.url}/api/checks/%1b%5b31m%0aforged`, { key: one.key });
    // what an instance writes arrives a little after its answer: the entry of this last request tells that all of it is
    // here
    const { headers } = await call('GET', `${one.url}/last`);
    const complete = (): readonly string[] => one.place.written().split('\n').slice(0, -1);
    await eventually(async () => complete().some((line) => line.includes(String(headers['x-request-id']))));
    const lines = complete().filter((line) => line.startsWith('{'));
    const isWhole = lines.every((line) => {
      try {
        JSON.parse(line);
        return true;
      } catch {
        return false;
      }
    });
    trial.holds(
      'every entry of the log is one line of JSON',
      lines.length > 4 && isWhole && !/^forged/m.test(one.place.written()),
    );
    trial.note(`${hostile.length} texts in every field`);
  });

export const TEXT_ROWS: readonly Row[] = [
  { number: '16', fault: 'names in look-alike letters', run: deceptive },
  { number: '23', fault: 'SQL and log text in every field', run: hostileText },
];
