import type { Service } from './service.js';

const DAY = 86_400_000;
const DAYS = 60;

/** Gives the organization sixty counted days before today, with fewer searches on weekends, by the administrator's hand. */
export async function countedDays(service: Service): Promise<void> {
  const { user } = await service.ask('GET', '/api/me');
  const today = Date.parse(`${new Date().toISOString().slice(0, 10)}T00:00:00Z`);
  for (let before = DAYS; before > 0; before--) {
    const [from, to] = [new Date(today - before * DAY), new Date(today - (before - 1) * DAY)];
    const counts = countsOf(from.getUTCDay() % 6 === 0 ? 4 : 40 + ((before * 7) % 23), before, user.user_id);
    await service.change(
      `insert into counted_days (organization_id, starts_at, ends_at, day, counts) values ($1, $2, $3, $4, $5)`,
      [service.organizationId, from, to, from.toISOString().slice(0, 10), JSON.stringify(counts)],
    );
  }
}

function countsOf(made: number, before: number, userId: string) {
  const opened = Math.round(made * 0.4);
  const closed = Math.round(made * 0.38);
  const truePositive = before % 3;
  const precision = (share: number) => ({
    decided: Math.round(closed * share),
    truePositive: share > 0.1 ? truePositive : 0,
  });
  return {
    ...{ made, withResults: Math.round(made * 0.55), alerts: (before * 5) % 9, opened, closed },
    decisions: { truePositive, falsePositive: closed - truePositive, unknown: before % 2, withdrawn: before % 4 },
    secondReview: { asked: truePositive + 1, agreed: truePositive, disputed: before % 2 },
    precision: {
      verdict: {
        true_positive: { decided: truePositive, truePositive },
        uncertain: precision(0.3),
        false_positive: precision(0.1),
      },
      score: { 100: precision(0.2), 95: precision(0.2), 90: precision(0.3), 85: precision(0.1), 80: precision(0.05) },
      source: { ofac_sdn: precision(0.4), un_sc: precision(0.3), eu_fsf: precision(0.2), uk_sl: precision(0.1) },
      category: { Sanctions: precision(0.7), 'PEP Level 1': precision(0.2) },
    },
    handling: {
      [userId]: {
        4: Math.ceil(closed / 2),
        9: Math.floor(closed / 4),
        17: closed - Math.ceil(closed / 2) - Math.floor(closed / 4),
      },
    },
  };
}
