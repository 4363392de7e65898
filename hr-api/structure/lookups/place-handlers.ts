import type { placeCalls } from '../../../lib/contract/structure/places';
import type { Handlers } from '../../platform/calls/call';
import { deleteHandler, listHandler, orderHandler, saveHandler } from '../../platform/lookups/answer-lookup-calls';
import { forAll } from './for-all';
import { businessLookup, companyLookup, levelLookup, locationLookup } from './place-lookups';

const allow = 'organisation.configure';

export const placeHandlers: Handlers<keyof typeof placeCalls> = {
  listLocations: { allow, handle: listHandler(locationLookup) },
  saveLocation: { allow, handle: forAll(saveHandler(locationLookup)) },
  deleteLocation: { allow, handle: forAll(deleteHandler(locationLookup)) },
  listLevels: { allow, handle: listHandler(levelLookup) },
  saveLevel: { allow, handle: forAll(saveHandler(levelLookup)) },
  orderLevels: { allow, handle: forAll(orderHandler(levelLookup)) },
  deleteLevel: { allow, handle: forAll(deleteHandler(levelLookup)) },
  listCompanies: { allow, handle: listHandler(companyLookup) },
  saveCompany: { allow, handle: forAll(saveHandler(companyLookup)) },
  deleteCompany: { allow, handle: forAll(deleteHandler(companyLookup)) },
  listBusinesses: { allow, handle: listHandler(businessLookup) },
  saveBusiness: { allow, handle: forAll(saveHandler(businessLookup)) },
  orderBusinesses: { allow, handle: forAll(orderHandler(businessLookup)) },
  deleteBusiness: { allow, handle: forAll(deleteHandler(businessLookup)) },
};
