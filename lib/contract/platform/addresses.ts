import { z } from 'zod';
import { isAddress, type AddressKind } from './address-rules';

/** Says in the contract's description which fields become addresses, so that tests find each of them. */
export const ADDRESS_MARK = 'x-address';

/** A field of which the portal makes an address; one that could lead elsewhere is empty, as if there were none. */
const addressSchema = (kind: AddressKind) =>
  z
    .string()
    .overwrite((text) => (isAddress(kind, text) ? text : ''))
    .meta({ [ADDRESS_MARK]: kind });

/** One segment of a path. */
export const segmentSchema = addressSchema('segment');
/** A page of the portal by its path, with or without a leading slash. */
export const pageSchema = addressSchema('page');
/** A picture's file of the portal's, without a leading slash. */
export const pictureSchema = addressSchema('picture');
/** A picture that lies in its own address. */
export const imageSchema = addressSchema('image');
