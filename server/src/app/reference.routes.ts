import { ROLES } from '../domain/caller.js';
import { CATEGORIES, coveredCategories } from '../domain/category.js';
import { COUNTRIES } from '../domain/country.js';
import { type Route, route } from '../platform/http/route.js';
import { CategoriesData, CountriesData } from './reference.schema.js';

export const REFERENCE_ROUTES: readonly Route[] = [
  route({
    method: 'GET',
    url: '/api/reference/categories',
    id: 'listCategories',
    tag: 'Reference',
    summary: 'List categories',
    description: 'All categories of requests and responses.',
    access: ROLES,
    data: CategoriesData,
    handle: async () => ({ categories: CATEGORIES.map((name) => ({ name, covers: coveredCategories([name]) })) }),
  }),

  route({
    method: 'GET',
    url: '/api/reference/countries',
    id: 'listCountries',
    tag: 'Reference',
    summary: 'List countries',
    description: 'All countries of requests and responses.',
    access: ROLES,
    data: CountriesData,
    handle: async () => ({ countries: COUNTRIES.map(({ code, name }) => ({ code, name })) }),
  }),
];
