import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type DataOf, dataOf, type Schemas } from '@touchstone/client';
import { client } from './client.js';

export type Upload = Schemas['BulkUpload'];
export type UploadPreview = DataOf<'/api/customers/bulk-upload/preview', 'post'>;
export type UploadMode = Upload['ai_risk_mode'];

const ROOT = '/api/customers/bulk-upload';
const PAGE = 20;
/** Interval for reading a running upload whose events do not arrive, in milliseconds. */
const AGAIN = 5000;

export const isRunning = ({ status }: Upload): boolean => status === 'Pending' || status === 'Processing';

/** The uploads of the organization, newest first. */
export const uploads = (page: number) =>
  queryOptions({
    queryKey: ['uploads', page],
    queryFn: async ({ signal }) =>
      dataOf(await client.GET(`${ROOT}/history`, { params: { query: { page, page_size: PAGE } }, signal })),
    refetchInterval: ({ state }) => (state.data?.uploads.some(isRunning) ? AGAIN : false),
  });

export const upload = (id: string) =>
  queryOptions({
    queryKey: ['upload', id],
    queryFn: async ({ signal }) =>
      dataOf(await client.GET(`${ROOT}/{upload_id}`, { params: { path: { upload_id: id } }, signal })).upload,
    refetchInterval: ({ state }) => (state.data && isRunning(state.data) ? AGAIN : false),
  });

/** Rows that could not become customers, page by page. */
export const failedRows = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['upload', id, 'failed'],
    queryFn: async ({ pageParam, signal }) =>
      dataOf(
        await client.GET(`${ROOT}/{upload_id}/rows`, {
          params: {
            path: { upload_id: id },
            query: { state: 'failed', limit: 50, ...(pageParam !== '' && { cursor: pageParam }) },
          },
          signal,
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  });

/** The cases of an upload that are or were in the queue. */
export const casesOfUpload = (id: string) =>
  queryOptions({
    queryKey: ['queue', 'counts', { upload: id }],
    queryFn: async ({ signal }) =>
      dataOf(await client.GET('/api/queue/counts', { params: { query: { upload_id: id } }, signal })),
  });

/** Reads a file as an upload would, and stores nothing. */
export const preview = async (file: File): Promise<UploadPreview> =>
  dataOf(await client.POST(`${ROOT}/preview`, { body: { file } }));

export const send = async ({ file, mode }: { file: File; mode: UploadMode | '' }) =>
  dataOf(await client.POST(ROOT, { body: { file, ...(mode !== '' && { ai_risk_mode: mode }) } }));

export const cancel = async (id: string) =>
  dataOf(await client.POST(`${ROOT}/{upload_id}/cancel`, { params: { path: { upload_id: id } } })).upload;

export const templateAddress = `${ROOT}/template`;
export const resultsAddress = (id: string) => `${ROOT}/${id}/results`;
export const errorsAddress = (id: string) => `${ROOT}/${id}/errors`;

/**
 * Follows a running upload until it or the stream ends; polling takes over then. Returns the function that ends it.
 */
export function followUpload(id: string, onProgress: (now: Upload) => void): () => void {
  const stream = new EventSource(`${ROOT}/${id}/events`);
  stream.addEventListener('progress', ({ data }: MessageEvent<string>) => onProgress(JSON.parse(data) as Upload));
  // The browser would connect again for ever.
  stream.onerror = () => stream.close();
  return () => stream.close();
}
