import Type, { type Static } from 'typebox';
import { ABILITIES } from '../accounts/abilities.js';
import type { AcceptedGaps } from '../domain/accepted-gaps.js';
import { ROLES } from '../domain/caller.js';
import { CATEGORIES, type Category, categoryOf } from '../domain/category.js';
import { someOf } from '../platform/http/one-of.js';
import { type Route, route } from '../platform/http/route.js';
import type { AcceptedGapsService } from './accepted-gaps.js';

const text = (description: string) => Type.String({ description });

const AcceptedGapsSchema = Type.Object(
  {
    categories: someOf(CATEGORIES, 'In canonical spelling; empty if nothing is accepted.'),
    reason: text('Reason as given.'),
    user_id: text('Id of the user who accepted it.'),
    email: text('E-mail address of the user.'),
    accepted_at: text('ISO 8601, UTC.'),
  },
  { $id: 'AcceptedGaps', description: 'Categories that the organization knowingly does not cover.' },
);

const AcceptedGapsData = Type.Object({
  accepted_gaps: Type.Union([AcceptedGapsSchema, Type.Null()], { description: 'Null if nothing was ever accepted.' }),
});

const AcceptedGapsRequest = Type.Object({
  categories: Type.Array(Type.String({ format: 'category' }), {
    maxItems: CATEGORIES.length,
    description:
      'Replaces what was accepted before; empty withdraws it. `PEP` means every PEP level; `Sanctions` and `Adverse Media` are refused.',
    examples: [['PEP Level 3', 'PEP Level 4']],
  }),
  reason: Type.String({ maxLength: 500, pattern: '\\S', description: 'Why these are not covered; audited.' }),
});

const present = ({ categories, reason, userId, email, at }: AcceptedGaps): Static<typeof AcceptedGapsSchema> => ({
  ...{ categories: [...categories], reason, user_id: userId, email, accepted_at: at.toISOString() },
});

const frame = { url: '/api/accepted-gaps', tag: 'Coverage' } as const;

export function acceptedGapsRoutes(gaps: AcceptedGapsService): Route[] {
  return [
    route({
      ...frame,
      method: 'GET',
      id: 'readAcceptedGaps',
      summary: 'Read the accepted coverage gaps',
      description:
        'Categories and PEP levels that the organization knowingly does not cover, with who accepted it, when and why.',
      access: ROLES,
      data: AcceptedGapsData,
      handle: async ({ caller }) => {
        const accepted = await gaps.read(caller);
        return { accepted_gaps: accepted === undefined ? null : present(accepted) };
      },
    }),

    route({
      ...frame,
      method: 'POST',
      id: 'acceptGaps',
      scope: 'configure',
      summary: 'Accept coverage gaps',
      description:
        'Names categories and PEP levels that no loaded list covers and that the organization accepts not to screen. They are stated in every ' +
        'later search and narrative, and no longer make an analysis `uncertain`. Monitored searches are screened again. For administrators.',
      access: ABILITIES['configuration.write'],
      needsConfirmation: true,
      body: AcceptedGapsRequest,
      data: AcceptedGapsData,
      handle: async ({ caller, body }) => {
        const categories = body.categories.map(categoryOf).filter((one): one is Category => one !== undefined);
        const accepted = await gaps.accept(caller, {
          categories: [...new Set(categories)],
          reason: body.reason.trim(),
        });
        return { accepted_gaps: present(accepted) };
      },
    }),
  ];
}
