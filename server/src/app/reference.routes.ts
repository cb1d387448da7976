import type { FastifyInstance } from 'fastify';
import { ROLES } from '../domain/caller.js';
import { CATEGORIES, coveredCategories } from '../domain/category.js';
import { COUNTRIES } from '../domain/country.js';
import { type Authenticator, addRoute } from '../platform/http/route.js';
import { CategoriesData, CountriesData } from './reference.schema.js';

export function referenceRoutes(app: FastifyInstance, deps: Authenticator): void {
  addRoute(app, deps, {
    method: 'GET',
    url: '/api/reference/categories',
    id: 'listCategories',
    tag: 'Reference',
    summary: 'List categories',
    description: 'Every category that requests take and answers give.',
    access: ROLES,
    data: CategoriesData,
    handle: async () => ({ categories: CATEGORIES.map((name) => ({ name, covers: coveredCategories([name]) })) }),
  });

  addRoute(app, deps, {
    method: 'GET',
    url: '/api/reference/countries',
    id: 'listCountries',
    tag: 'Reference',
    summary: 'List countries',
    description: 'Every country that requests take and answers give.',
    access: ROLES,
    data: CountriesData,
    handle: async () => ({ countries: COUNTRIES.map(({ code, name }) => ({ code, name })) }),
  });
}
