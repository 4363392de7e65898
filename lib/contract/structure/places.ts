import { z } from 'zod';
import { defineCall } from '../call';
import {
  lookupCodeSchema,
  lookupOrderSchema,
  lookupRowSchema,
  saveLookupRowSchema,
} from '../platform/lookups/lookup-schemas';
import { businessShape, companyShape, levelShape, locationShape } from './place-shapes';

const read = { reach: 'browser', gate: 'full', effect: 'read' } as const;
const write = { reach: 'browser', gate: 'full', effect: 'write' } as const;

const locationRows = z.array(lookupRowSchema(locationShape));
const levelRows = z.array(lookupRowSchema(levelShape));
const companyRows = z.array(lookupRowSchema(companyShape));
const businessRows = z.array(lookupRowSchema(businessShape));

/** Ours: the lists that assignments are made of. Each call answers all rows. */
export const placeCalls = {
  listLocations: defineCall({
    ...read,
    path: 'api/process/locations/dynamiclist/list',
    request: z.object({}),
    reply: locationRows,
  }),
  saveLocation: defineCall({
    ...write,
    path: 'api/process/locations/dynamicadd/save',
    request: saveLookupRowSchema(locationShape),
    reply: locationRows,
  }),
  deleteLocation: defineCall({
    ...write,
    path: 'api/process/locations/dynamicadd/delete',
    request: lookupCodeSchema(locationShape),
    reply: locationRows,
  }),

  /** From the first to the last. */
  listLevels: defineCall({
    ...read,
    path: 'api/process/levels/dynamiclist/list',
    request: z.object({}),
    reply: levelRows,
  }),
  saveLevel: defineCall({
    ...write,
    path: 'api/process/levels/dynamicadd/save',
    request: saveLookupRowSchema(levelShape),
    reply: levelRows,
  }),
  orderLevels: defineCall({
    ...write,
    path: 'api/process/levels/dynamicadd/order',
    request: lookupOrderSchema,
    reply: levelRows,
  }),
  deleteLevel: defineCall({
    ...write,
    path: 'api/process/levels/dynamicadd/delete',
    request: lookupCodeSchema(levelShape),
    reply: levelRows,
  }),

  listCompanies: defineCall({
    ...read,
    path: 'api/process/companies/dynamiclist/list',
    request: z.object({}),
    reply: companyRows,
  }),
  saveCompany: defineCall({
    ...write,
    path: 'api/process/companies/dynamicadd/save',
    request: saveLookupRowSchema(companyShape),
    reply: companyRows,
  }),
  deleteCompany: defineCall({
    ...write,
    path: 'api/process/companies/dynamicadd/delete',
    request: lookupCodeSchema(companyShape),
    reply: companyRows,
  }),

  listBusinesses: defineCall({
    ...read,
    path: 'api/process/businesses/dynamiclist/list',
    request: z.object({}),
    reply: businessRows,
  }),
  saveBusiness: defineCall({
    ...write,
    path: 'api/process/businesses/dynamicadd/save',
    request: saveLookupRowSchema(businessShape),
    reply: businessRows,
  }),
  orderBusinesses: defineCall({
    ...write,
    path: 'api/process/businesses/dynamicadd/order',
    request: lookupOrderSchema,
    reply: businessRows,
  }),
  deleteBusiness: defineCall({
    ...write,
    path: 'api/process/businesses/dynamicadd/delete',
    request: lookupCodeSchema(businessShape),
    reply: businessRows,
  }),
};
