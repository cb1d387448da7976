import { pageOf } from './page-of.js';

export const DELIVERY_STATES = ['pending', 'delivered', 'failed'] as const;

/** Search parameters of a webhook's address; an absent one keeps all. */
export interface DeliverySearch {
  readonly status?: (typeof DELIVERY_STATES)[number];
  /** From 2; absent for the first page. */
  readonly page?: number;
}

/** Reads an address that anybody may have written; parts that mean nothing are left out. */
export function readDeliverySearch(raw: Readonly<Record<string, unknown>>): DeliverySearch {
  const status = DELIVERY_STATES.find((known) => known === raw.status);
  return { ...(status && { status }), ...pageOf(raw.page) };
}
