import type { Environment } from '../record/record.js';

/** A published price. Versions count from 1; a price never changes, a change is a new version. */
export interface PricingVersion {
  readonly version: number;
  /** ISO 4217 code or token symbol, upper case. */
  readonly currency: string;
  /** Exact decimal text in whole units of the currency, not negative. */
  readonly unitPrice: string;
  /** True only when the operator has said that charging and settlement are configured. */
  readonly billingActive: boolean;
  readonly publishedAtMs: number;
}

/** The price under which a report was made. It is part of the signed body, and later prices do not change it. */
export interface PriceInForce {
  readonly billing_active: boolean;
  readonly status: 'not_configured' | 'configured';
  readonly version: number | null;
  readonly currency: string | null;
  readonly unit_price: string | null;
  readonly unit: 'report';
}

/**
 * The price of a report that is made now; null: no price was ever published, and nothing is billed. A report of the
 * sandbox is never billed, at any price.
 */
export const reportPriceInForce = (pricing: PricingVersion | null, environment: Environment): PriceInForce =>
  pricing === null
    ? {
        billing_active: false,
        status: 'not_configured',
        version: null,
        currency: null,
        unit_price: null,
        unit: 'report',
      }
    : {
        billing_active: pricing.billingActive && environment === 'production',
        status: 'configured',
        version: pricing.version,
        currency: pricing.currency,
        unit_price: pricing.unitPrice,
        unit: 'report',
      };

const CURRENCY_FORM = /^[A-Z]{3,10}$/;
const PRICE_FORM = /^(0|[1-9][0-9]{0,11})(\.[0-9]{1,8})?$/;

/** What is wrong with a price, in words; null for nothing. */
export const pricingProblem = (currency: string, unitPrice: string): string | null => {
  if (!CURRENCY_FORM.test(currency)) return 'The currency is 3 to 10 capital letters, for instance EUR or USDC.';
  if (!PRICE_FORM.test(unitPrice))
    return 'The unit price is a plain decimal such as 12.50, at most 12 digits before the point and 8 after it.';
  return null;
};
