import { reportPriceInForce, pricingProblem, type PricingVersion } from '../../../domain/report/pricing.js';
import type { Clock } from '../../../ports/platform/platform.js';
import type { PricingStore } from '../../../ports/stores/reports.js';
import type { Caller } from '../caller.js';
import { orNoReport, Refusal } from '../refusal.js';

/** The price for reports as callers see it. */
export interface PricingView {
  readonly billing_active: boolean;
  readonly status: 'not_configured' | 'configured';
  readonly currency: string | null;
  readonly unit_price: string | null;
  readonly unit: 'report';
  readonly metering: { readonly recorded: true; readonly separate_from_checks: true };
}

/** The price that a report of this caller would have. */
export type ReadPricing = (caller: Caller) => Promise<PricingView>;

export const createReadPricing =
  (pricing: PricingStore): ReadPricing =>
  async ({ scope }) => {
    const { billing_active, status, currency, unit_price, unit } = reportPriceInForce(
      await orNoReport(() => pricing.current()),
      scope.environment,
    );
    return {
      billing_active,
      status,
      currency,
      unit_price,
      unit,
      metering: { recorded: true, separate_from_checks: true },
    };
  };

export interface PriceWish {
  readonly currency: string;
  readonly unitPrice: string;
  /** The operator says that charging and settlement are configured. */
  readonly billingActive: boolean;
}

/** Publishes the next version of the price. Earlier reports keep theirs. Rejects with `invalid_request`. */
export const publishPricing = async (
  { pricing, clock }: { readonly pricing: PricingStore; readonly clock: Clock },
  wish: PriceWish,
): Promise<PricingVersion> => {
  const problem = pricingProblem(wish.currency, wish.unitPrice);
  if (problem !== null) throw new Refusal('invalid_request', problem);
  const current = await pricing.current();
  const next: PricingVersion = { version: (current?.version ?? 0) + 1, ...wish, publishedAtMs: clock.now() };
  await pricing.publish(next);
  return next;
};
