import Type, { type Static } from 'typebox';
import { CATEGORIES, type Category, categoryOf } from '../domain/category.js';
import type { SearchProfile } from '../domain/search-profile.js';
import { Nullable } from '../platform/http/nullable.js';
import { someOf } from '../platform/http/one-of.js';

const text = (description: string) => Type.String({ description });
const texts = (description: string) => Type.Array(Type.String(), { description });

export const SearchProfileSchema = Type.Object(
  {
    id: text('Id of the profile, used as `search_profile` of a search: 24 lower-case hex characters.'),
    name: text('Unique in the organization.'),
    categories: someOf(CATEGORIES, 'In canonical spelling.'),
    sources: texts('Official lists to search, by source; empty means all.'),
    custom_lists: Nullable(
      Type.Array(Type.String(), {
        description: 'Custom lists to search, by id; null means all, empty means none.',
      }),
    ),
    created_at: text('ISO 8601, UTC.'),
    updated_at: text('ISO 8601, UTC.'),
  },
  { $id: 'SearchProfile', description: 'A named selection of categories and lists to search.' },
);

export const SearchProfileRequest = Type.Object({
  name: Type.String({ maxLength: 100, pattern: '\\S', format: 'name', description: 'Unique in the organization.' }),
  categories: Type.Array(Type.String({ format: 'category' }), {
    minItems: 1,
    description: `One or more of ${CATEGORIES.join(', ')}, in upper or lower case. \`PEP\` means every PEP level.`,
    examples: [['Sanctions', 'PEP']],
  }),
  sources: Type.Optional(
    Nullable(
      Type.Array(Type.String(), {
        description: 'Search only these official lists, by source (`ofac_sdn`); all if omitted or empty.',
      }),
    ),
  ),
  custom_lists: Type.Optional(
    Nullable(
      Type.Array(Type.String(), {
        maxItems: 100,
        description: 'Search only these custom lists, by id; all if omitted, none if empty.',
      }),
    ),
  ),
});

export const SearchProfileParams = Type.Object({
  id: Type.String({ pattern: '^[0-9a-f]{24}$', description: 'Id of the profile.' }),
});
export const SearchProfileData = Type.Object({ search_profile: SearchProfileSchema });
export const SearchProfilesData = Type.Object({
  search_profiles: Type.Array(SearchProfileSchema, {
    description: 'All search profiles of the organization (at most 100), newest first.',
  }),
});

export function readSearchProfileRequest(
  body: Static<typeof SearchProfileRequest>,
): Pick<SearchProfile, 'name' | 'categories' | 'sources' | 'customListIds'> {
  const categories = body.categories.map(categoryOf).filter((category): category is Category => category !== undefined);
  return {
    name: body.name.trim(),
    categories: [...new Set(categories)],
    sources: [...new Set(body.sources ?? [])],
    ...(body.custom_lists ? { customListIds: [...new Set(body.custom_lists)] } : {}),
  };
}
