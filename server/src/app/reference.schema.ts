import Type from 'typebox';
import { CATEGORIES } from '../domain/category.js';
import { oneOf, someOf } from '../platform/http/one-of.js';

export const CategoriesData = Type.Object({
  categories: Type.Array(
    Type.Object({
      name: oneOf(CATEGORIES, 'In canonical spelling; requests may use any case.'),
      covers: someOf(
        CATEGORIES,
        'Categories that a request for this one covers: itself and, for `PEP`, every PEP level.',
      ),
    }),
    { description: 'In the order of the specification.' },
  ),
});

export const CountriesData = Type.Object({
  countries: Type.Array(
    Type.Object({
      code: Type.String({ description: 'ISO 3166-1 alpha-2, or `XK` (Kosovo), as in requests.', examples: ['CH'] }),
      name: Type.String({ description: 'English short name, as in responses.', examples: ['Switzerland'] }),
    }),
    { description: 'By code. A record without a country counts under `International`, which is not a code.' },
  ),
});
