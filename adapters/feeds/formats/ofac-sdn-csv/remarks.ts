import { type ListedEntry, skipped } from '../shared/candidate.js';
import { type SdnParty, sdnCandidate } from '../shared/digital-currency.js';

const MARK = 'Digital Currency Address';
/** One remark of the form meant for addresses; the last remark of an entry may end in a full stop. */
const ADDRESS_REMARK = /^(?:alt\. )?Digital Currency Address - ([A-Za-z0-9]{1,10}) (\S+?)\.?$/;

/** Length at which OFAC cuts the remarks. Source: OFAC, SDN data specification, `Remarks text 1000`. */
const REMARKS_CHARACTERS = 1000;
/** A mark shorter than this could be the beginning of any word. */
const SHORTEST_CUT_MARK = 'Digital C'.length;

/** An EVM address of full length cannot have been cut. */
const ENDS_IN_EVM_ADDRESS = / 0x[0-9a-fA-F]{40}\.?$/;

/** Whether the last remark could be the beginning of an address remark that goes on in the second file. */
const isCutMark = (remark: string): boolean => {
  const start = remark.replace(/^alt\. /, '');
  return start.length >= SHORTEST_CUT_MARK && `${MARK} - `.startsWith(start);
};

/**
 * The digital-currency addresses among an entry's remarks. Remarks are separated by semicolons; one that starts with
 * the mark must have its whole form, any other is free text and is not looked into. `isContinued`: the second file's
 * part is already joined; without it, a text of full length may end in the middle of an address, and that one is
 * skipped.
 */
export const addressRemarks = (
  party: SdnParty & { readonly programmes: readonly string[] },
  remarks: string,
  isContinued: boolean,
): readonly ListedEntry[] => {
  const entries: ListedEntry[] = [];
  const parts = remarks.split(';').map((part) => part.trim());
  const isCut = !isContinued && remarks.length >= REMARKS_CHARACTERS && !ENDS_IN_EVM_ADDRESS.test(remarks);
  parts.forEach((part, index) => {
    const isLast = index === parts.length - 1;
    const isMarked = part.replace(/^alt\. /, '').startsWith(MARK);
    if (isLast && (isCutMark(part) || (isCut && isMarked))) {
      entries.push(skipped('cut_off', party.uid));
    } else if (isMarked) {
      const [, asset, address] = ADDRESS_REMARK.exec(part) ?? [];
      const isWhole = asset !== undefined && address !== undefined;
      entries.push(isWhole ? sdnCandidate(party, asset, address, party) : skipped('malformed_entry', party.uid));
    }
  });
  return entries;
};
