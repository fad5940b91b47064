import { evmAddress } from '../../../support/addresses.js';
import { solanaAddress } from '../../../http/real/support/requests.js';
import { actionOf, codesOf, readCheck, transfer } from '../support/calls.js';
import { refusesAll, withInstance } from '../support/one-instance.js';
import type { Row, Trial } from '../support/trial.js';

const withField = (name: string, value: unknown): string => JSON.stringify(transfer('body', { [name]: value }));

const evmForms = (trial: Trial): Promise<void> =>
  withInstance(trial, {}, async (one) => {
    const good = evmAddress('good');
    const checksummed = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
    const invalid = [
      good.slice(2),
      `0X${good.slice(2)}`,
      ` ${good}`,
      good.slice(0, -1),
      good.replace(/\d/, '１'),
      'XE7338O073KYGTWWZN0F2WZ0R8PX5ZPPZS',
    ];
    for (const address of invalid) {
      const verdict = await one.ask(transfer('form', { to_address: address }));
      trial.holds(
        `${address} is a finding, and BLOCK`,
        verdict.status === 200 &&
          codesOf(verdict).includes('invalid_recipient_address') &&
          actionOf(verdict) === 'BLOCK',
        verdict.text,
      );
    }
    for (const address of [checksummed, checksummed.toLowerCase(), `0x${checksummed.slice(2).toUpperCase()}`]) {
      trial.holds(
        `${address} is taken`,
        !codesOf(await one.ask(transfer('form', { to_address: address }))).some(
          (code) => code.startsWith('invalid_') || code === 'address_checksum_mismatch',
        ),
      );
    }
    const typo = await one.ask(transfer('form', { to_address: checksummed.replace('5aA', '5AA') }));
    trial.holds(
      'a wrong checksum is named as one',
      codesOf(typo).includes('address_checksum_mismatch') && actionOf(typo) === 'BLOCK',
      typo.text,
    );
    const zero = await one.ask(transfer('form', { to_address: `0x${'0'.repeat(40)}` }));
    trial.holds(
      'the zero address is a finding',
      codesOf(zero).includes('burn_address_recipient') && actionOf(zero) !== 'ALLOW',
      zero.text,
    );
    trial.note('11 forms');
  });

const solanaForms = (trial: Trial): Promise<void> =>
  withInstance(trial, {}, async (one) => {
    const to = solanaAddress('fold');
    const base = transfer('solana', {
      chain: 'solana',
      token: 'USDC',
      from_address: solanaAddress('from'),
      to_address: to,
    });
    const good = await one.ask(base);
    trial.holds(
      'a good one comes back as it was sent',
      (await readCheck(one.url, one.key, String(good.json['request_id']))).text.includes(to),
    );
    const folded = await one.ask({ ...base, to_address: to.toLowerCase(), expected_to_address: to });
    trial.holds(
      'a lower-cased one is another account, or none, and BLOCK',
      actionOf(folded) === 'BLOCK' &&
        codesOf(folded).some((code) => code === 'recipient_mismatch' || code === 'invalid_recipient_address'),
      folded.text,
    );
    const short = await one.ask({ ...base, to_address: to.slice(0, -4) });
    trial.holds(
      'a truncated one is invalid',
      codesOf(short).includes('invalid_recipient_address') && actionOf(short) === 'BLOCK',
      short.text,
    );
  });

const chains = (trial: Trial): Promise<void> =>
  withInstance(trial, {}, async (one) => {
    await refusesAll(
      trial,
      one,
      [
        ['an unknown chain', withField('chain', 'bitcoin')],
        ['a chain in capitals', withField('chain', 'Ethereum')],
        ['calldata, which is no field', withField('data', '0xdeadbeef')],
      ],
      [400],
    );
    await refusesAll(trial, one, [['calldata of 1 MB', withField('data', `0x${'00'.repeat(500_000)}`)]], [413]);
    const mismatch = await one.ask(transfer('mismatch', { to_address: solanaAddress('wrong chain') }));
    trial.holds(
      'an address of another chain is BLOCK',
      actionOf(mismatch) === 'BLOCK' && mismatch.json['network_valid'] === false,
      mismatch.text,
    );
  });

export const ADDRESS_ROWS: readonly Row[] = [
  { number: '17', fault: 'EVM addresses in odd forms', run: evmForms },
  { number: '18', fault: 'Solana addresses lower-cased or truncated', run: solanaForms },
  { number: '19', fault: 'unknown chain, chain and address that do not fit, calldata', run: chains },
];
