import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ServiceProcess, serviceProcess } from './running/service-process.js';

/** The publishers' files, where they lie beside the repository. */
const DATA = fileURLToPath(new URL('../../../../shared/data', import.meta.url));
const SDN = join(DATA, 'ofac/snapshots/sdn-2024-05-02.csv.gz');
const UN = join(DATA, 'un/consolidated-2026-02-27.xml.gz');

/** OFAC SDN as a whole legacy set; nothing where the publishers' files are not. */
export const OFAC_SDN: readonly string[] = [
  SDN,
  join(DATA, 'ofac/legacy-csv-2024-01/add.csv.gz'),
  join(DATA, 'ofac/legacy-csv-2024-01/alt.csv.gz'),
].filter((file) => existsSync(file));

/** The real service with its lists. */
export interface BenchService extends Pick<ServiceProcess, 'env' | 'touchstone' | 'usage'> {
  readonly url: string;
  readonly headers: { readonly authorization: string };
  /** Of its PostgreSQL. */
  readonly databaseUrl: string;
  /** OFAC SDN's file where the publishers' files lie beside the repository and are loaded; the demonstration list serves otherwise. */
  readonly sdn: string | undefined;
  stop(): Promise<void>;
}

/** Starts the service with OFAC SDN and the UN list imported where their files are there. Ends with the process. */
export async function startBenchService(settings: Readonly<Record<string, string>> = {}): Promise<BenchService> {
  // Noting long turns takes each thread a fiftieth of a processor.
  const service = serviceProcess({ LONG_TURNS: '', ...settings });
  try {
    const isReal = OFAC_SDN.length > 0 && existsSync(UN);
    if (isReal) {
      await service.touchstone('lists', 'import', 'ofac_sdn', ...OFAC_SDN);
      await service.touchstone('lists', 'import', 'un_sc', UN);
    }
    const { url } = await service.start();
    const { env, touchstone, usage } = service;
    return {
      ...{ url, env, touchstone, usage },
      headers: await service.headers(),
      databaseUrl: env.DATABASE_URL || databaseUrlOf(String(env.DATA_DIR)),
      sdn: isReal ? SDN : undefined,
      stop: service.remove,
    };
  } catch (error) {
    await service.remove();
    throw error;
  }
}

/** `data` of an answer; throws what was refused. */
export async function askJson(
  { url, headers }: Pick<BenchService, 'url' | 'headers'>,
  method: 'GET' | 'POST',
  path: string,
  body?: object | FormData,
): Promise<unknown> {
  const isForm = body instanceof FormData;
  const answer = await fetch(url + path, {
    method,
    headers: { ...headers, ...(body !== undefined && !isForm && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  });
  const { data, error } = (await answer.json()) as { data: unknown; error: unknown };
  if (!answer.ok) throw new Error(`${answer.status} ${JSON.stringify(error)}`);
  return data;
}

/** Changes the configuration of the organization, and leaves the rest of it as it is. */
export async function setConfiguration(service: BenchService, changes: object): Promise<void> {
  const path = '/api/ai-risk-configuration';
  const { configuration } = (await askJson(service, 'GET', path)) as { configuration: Record<string, unknown> };
  const { enabled, default_mode, ai_risk_process_records, lite_inputs, advanced_fields } = configuration;
  const required = { enabled, default_mode, ai_risk_process_records, lite_inputs, advanced_fields };
  await askJson(service, 'POST', path, { ...required, ...changes });
}

/** The embedded PostgreSQL of a data folder. */
export function databaseUrlOf(folder: string): string {
  const socketFolder = readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[4] ?? '';
  const url = new URL('postgres://touchstone@localhost/touchstone');
  url.searchParams.set('host', socketFolder);
  return url.href;
}
