import { hash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isInclusionProof, proofProblem } from '../../../domain/report/inclusion-proof.js';
import { transfer } from '../faults/support/calls.js';

type Answer = { readonly status: number; readonly bytes: Buffer };

/** What the service gave for one path, when the client first read it. */
interface Kept {
  readonly path: string;
  readonly accept: string;
  readonly sha256: string;
}

export interface Settled {
  /** Checks and reports that were acknowledged and are expected back. */
  readonly acknowledged: number;
  /** Of these, what is not there any more or not the same byte for byte. */
  readonly lost: readonly string[];
  /** Checks whose proof leads to a signed checkpoint. */
  readonly proven: number;
}

/** How long a check may take into the lists, milliseconds. */
const LISTED_LIMIT_MS = 30_000;
const JSON_FORM = 'application/json';
const PDF_FORM = 'application/pdf';

/** The client's own list of what it was told, kept apart from the service. */
export class Ledger {
  readonly checks: string[] = [];
  readonly reports: string[] = [];
  private readonly kept: Kept[] = [];
  private count = 0;

  constructor(
    public url: string,
    public key: string,
  ) {}

  /** Checks, of which the first `reports` get a report. Rejects where one is not answered. */
  async load(count: number, reports = 0, changes: Readonly<Record<string, unknown>> = {}): Promise<void> {
    for (let index = 0; index < count; index += 1) {
      const requestId = await this.check(changes);
      this.checks.push(requestId);
      if (index >= reports) continue;
      const { report_id: reportId = '' } = await this.post('/api/reports/address', { request_id: requestId });
      this.reports.push(reportId);
    }
  }

  /** A check by one of several instances, expected back from all of them. */
  async loadAt(url: string): Promise<void> {
    this.count += 1;
    const response = await this.send('/api/check-transaction', transfer(`runbook ${this.count}`), url);
    if (!response.ok) throw new Error(`not answered: ${response.status}`);
    this.checks.push(((await response.json()) as { readonly request_id: string }).request_id);
  }

  /** A check that is not expected back. Gives its id. */
  async check(changes: Readonly<Record<string, unknown>> = {}): Promise<string> {
    this.count += 1;
    const answer = await this.post('/api/check-transaction', transfer(`runbook ${this.count}`, changes));
    return answer.request_id ?? '';
  }

  /** What a check is answered with now: its status and its body. */
  async answer(changes: Readonly<Record<string, unknown>> = {}): Promise<{ status: number; text: string }> {
    this.count += 1;
    const response = await this.send('/api/check-transaction', transfer(`runbook ${this.count}`, changes));
    return { status: response.status, text: await response.text() };
  }

  /** A new check is answered, stored, and comes into the lists of checks. */
  async goesOn(): Promise<void> {
    const requestId = await this.check();
    const deadline = performance.now() + LISTED_LIMIT_MS;
    for (;;) {
      const { bytes } = await this.get('/api/checks?limit=5', JSON_FORM);
      if (bytes.toString().includes(requestId)) return;
      if (performance.now() > deadline) throw new Error(`a new check is in no list after ${LISTED_LIMIT_MS} ms`);
      await pause(250);
    }
  }

  /** Reads everything as it is now: from here on it must not change. */
  async keep(): Promise<void> {
    this.kept.length = 0;
    for (const id of this.checks) await this.keepOne(`/api/checks/${id}`, JSON_FORM);
    for (const id of this.reports)
      for (const accept of [JSON_FORM, PDF_FORM]) await this.keepOne(`/api/reports/${id}`, accept);
  }

  /** The document of a report, as its reader gets it. */
  async document(reportId: string, form: 'json' | 'pdf'): Promise<Buffer> {
    return (await this.get(`/api/reports/${reportId}`, form === 'pdf' ? PDF_FORM : JSON_FORM)).bytes;
  }

  /** Reads everything that was kept again. */
  async settle(): Promise<Settled> {
    const lost: string[] = [];
    for (const { path, accept, sha256 } of this.kept) {
      const { status, bytes } = await this.get(path, accept);
      if (status !== 200) lost.push(`${path}: ${status}`);
      else if (hash('sha256', bytes, 'hex') !== sha256) lost.push(`${path} (${accept}): other bytes`);
    }
    let proven = 0;
    for (const id of this.checks) proven += (await this.isProven(id)) ? 1 : 0;
    return { acknowledged: this.checks.length + this.reports.length, lost, proven };
  }

  /** How many of these checks are there. */
  async found(ids: readonly string[]): Promise<number> {
    const answers = await Promise.all(ids.map((id) => this.get(`/api/checks/${id}`, JSON_FORM)));
    return answers.filter(({ status }) => status === 200).length;
  }

  private async isProven(id: string): Promise<boolean> {
    const { status, bytes } = await this.get(`/api/checks/${id}/proof`, JSON_FORM);
    if (status !== 200) return false;
    const proof: unknown = JSON.parse(bytes.toString());
    return isInclusionProof(proof) && proof.request_id === id && proofProblem(proof) === null;
  }

  private async keepOne(path: string, accept: string): Promise<void> {
    const { status, bytes } = await this.get(path, accept);
    if (status !== 200) throw new Error(`${path} cannot be read: ${status} ${bytes.toString().slice(0, 300)}`);
    this.kept.push({ path, accept, sha256: hash('sha256', bytes, 'hex') });
  }

  private async get(path: string, accept: string): Promise<Answer> {
    const response = await fetch(`${this.url}${path}`, { headers: { 'x-api-key': this.key, accept } });
    return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
  }

  private async post(
    path: string,
    body: object,
  ): Promise<{ readonly request_id?: string; readonly report_id?: string }> {
    const response = await this.send(path, body);
    const text = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text.slice(0, 300)}`);
    return JSON.parse(text) as { readonly request_id?: string; readonly report_id?: string };
  }

  private send(path: string, body: object, url = this.url): Promise<Response> {
    return fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'x-api-key': this.key, 'content-type': JSON_FORM },
      body: JSON.stringify(body),
    });
  }
}
