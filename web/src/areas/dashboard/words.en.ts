import { dashboardEn } from '@muster/contract/dashboard/words.en.ts';

export const words = {
  dashboard: dashboardEn,
};
