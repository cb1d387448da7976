import { customerService } from '../support/customer-service.js';
import { drawPicture } from '../support/draw-picture.js';
import { listedRecord, primary } from '../support/sample-records.js';
import { sampleScreener } from '../support/sample-screener.js';
import type { Any } from './play.js';

const picture = `data:image/png;base64,${drawPicture().toString('base64')}`;

/**
 * Results of a search whose image is that of a listed picture. What compares the faces is told what to say: no photograph of
 * anybody is part of this repository (`src/faces/start-faces.test.ts` compares real ones, where they are).
 */
export async function photographedResults(): Promise<readonly Any[]> {
  const photographed = listedRecord({
    source: 'ofac_sdn',
    sourceId: '90020',
    names: [primary('Gavrilo Zaretsky')],
    particulars: { image: [picture] },
  });
  const faces = { compare: async () => ({ outcome: 'compared', distances: [0.2] }) as const };
  const { app, send } = await customerService(sampleScreener([photographed]), {}, faces);
  const answer = await send('POST', '/api/search', {
    ...{
      name: 'Gavrilo Zaretsky',
      entity_type: ['Person'],
      categories: ['Sanctions'],
      biometric_search_image: picture,
    },
  });
  await app.close();
  return answer.json().data.results;
}
