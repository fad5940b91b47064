import { KIND_OF_MEMBER, type PayloadMember } from './index.js';

/** The members of requests that hold a payload. Pages get them as data when they are built, without the readers. */
export const MEMBERS_OF_PAYLOADS = Object.keys(KIND_OF_MEMBER) as readonly PayloadMember[];

/** What a member of a request holds. */
export const KINDS_BY_MEMBER = KIND_OF_MEMBER;
