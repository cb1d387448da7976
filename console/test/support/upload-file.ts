import type { Service } from './service.js';

const ROOT = '/api/customers/bulk-upload';

/** Uploads a CSV file as the administrator and waits until it has ended; returns its id. */
export async function uploadFile(service: Service, content: Uint8Array<ArrayBuffer>): Promise<string> {
  const { email, password } = service.admin;
  const { access_token: token } = await service.ask('POST', '/api/get-access-token', { email, password });
  const body = new FormData();
  body.append('file', new Blob([content]), 'clients of the branch in Limassol.csv');
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${service.address}${ROOT}`, { method: 'POST', headers, body });
  const { data } = (await answer.json()) as { data: { upload_id: string } };
  for (;;) {
    const { upload } = await service.ask('GET', `${ROOT}/${data.upload_id}`);
    if (upload.ended_at !== null) return data.upload_id;
  }
}
