import { dataOf } from '@touchstone/client';
import { client } from './client.js';

/** Makes invented cases from the demonstration list, unless the organization has some. */
export const makeSampleCases = async () => dataOf(await client.POST('/api/sample-cases'));

/** Deletes all of them with what people did on them; returns how many there were. */
export const removeSampleCases = async () => dataOf(await client.DELETE('/api/sample-cases')).removed;
