import type { ReactNode } from 'react';
import { getTexts } from '@/lib/i18n/get-texts';
import type { TileCode } from '@/lib/contract/dashboards/dashboard-rules';
import { PieTile } from '../dimensions/pie-tile';
import { ProfileTile } from '../dimensions/profile-tile';
import { UsersTile } from '../dimensions/users-tile';
import { ExperienceTile, QualificationTile, TenureTile } from '../dimensions/work-tiles';
import { AttritionChangeTile, ChangeTile } from './change-tiles';
import { GapsTile } from './gaps-tile';
import { HeadCountTile, UnitsTile, type HeadCountTileProps } from './head-count-tile';
import { AttritionTile, FluctuationTile, HiringTile } from './movement-tiles';
import { AgesTile, DiversityTile, NewcomersTile } from './people-tiles';
import { SpanTile } from './span-tile';

interface HrTile {
  readonly width: 'third' | 'half' | 'all';
  readonly title: () => Promise<string>;
  readonly show: (props: HeadCountTileProps) => Promise<ReactNode>;
}

/** The tiles of the HR dashboard, by the codes of the contract. */
export const HR_TILES: Readonly<Record<TileCode, HrTile>> = {
  'head-count': { width: 'half', title: async () => (await texts())('headCount.title'), show: HeadCountTile },
  hiring: { width: 'half', title: async () => (await texts())('hiring.title'), show: HiringTile },
  newcomers: { width: 'third', title: async () => (await texts())('newcomers.title'), show: NewcomersTile },
  diversity: { width: 'third', title: async () => (await texts())('diversity.title'), show: DiversityTile },
  attrition: { width: 'third', title: async () => (await texts())('attrition.title'), show: AttritionTile },
  ages: { width: 'half', title: async () => (await texts())('ages.title'), show: AgesTile },
  fluctuation: { width: 'half', title: async () => (await texts())('fluctuation.title'), show: FluctuationTile },
  change: { width: 'all', title: async () => (await change())('title'), show: ChangeTile },
  'attrition-change': {
    ...{ width: 'half', title: async () => (await change())('attrition.title'), show: AttritionChangeTile },
  },
  span: { width: 'half', title: async () => (await getTexts('span-of-control'))('title'), show: SpanTile },
  units: { width: 'all', title: async () => (await texts())('units.title'), show: UnitsTile },
  pie: { width: 'half', title: async () => (await dimensionTexts())('pie.title'), show: PieTile },
  qualification: {
    width: 'half',
    title: async () => (await dimensionTexts())('qualification.title'),
    show: QualificationTile,
  },
  experience: { width: 'half', title: async () => (await dimensionTexts())('experience.title'), show: ExperienceTile },
  tenure: { width: 'half', title: async () => (await dimensionTexts())('tenure.title'), show: TenureTile },
  profile: { width: 'half', title: async () => (await dimensionTexts())('profile.title'), show: ProfileTile },
  users: { width: 'half', title: async () => (await dimensionTexts())('users.title'), show: UsersTile },
  gaps: { width: 'half', title: async () => (await texts())('gaps.title'), show: GapsTile },
};

const texts = () => getTexts('hr-dashboard');
const dimensionTexts = () => getTexts('people-dimensions');
const change = () => getTexts('figure-change');
