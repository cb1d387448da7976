import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { dataOf, type Schemas } from '@touchstone/client';
import { client } from './client.js';

export type Email = Schemas['Email'];

const EMAILS_PER_PAGE = 50;

/** E-mails of the last 30 days, newest first. */
export const emails = (page: number) =>
  queryOptions({
    queryKey: ['emails', page],
    queryFn: async ({ signal }) => {
      const query = { page, page_size: EMAILS_PER_PAGE };
      return dataOf(await client.GET('/api/emails', { params: { query }, signal }));
    },
    placeholderData: keepPreviousData,
  });
