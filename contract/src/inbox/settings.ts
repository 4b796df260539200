import { whole } from '../kernel/settings/setting-kinds.ts';
import { section } from '../kernel/settings/settings.ts';

/** Until what waits for someone's yes goes to the next above; plain days, free ones counted. */
export const decisionSection = section(
  'decisions',
  {
    escalateAfterDays: whole({ min: 0, max: 90, default: 5, perConcern: false }),
  },
  {
    en: {
      title: 'Decisions',
      hint: 'What happens when a request waits for a yes.',
      settings: {
        escalateAfterDays: {
          label: 'Days until a request moves up',
          hint: 'Waiting this long, free days counted, it goes to the next above. 0: never.',
        },
      },
    },
    bn: {
      title: 'সিদ্ধান্ত',
      hint: 'কোনো আবেদন সম্মতির অপেক্ষায় থাকলে কী হবে।',
      settings: {
        escalateAfterDays: {
          label: 'কত দিন পর আবেদন উপরে যাবে',
          hint: 'ছুটির দিনসহ এত দিন অপেক্ষায় থাকলে পরের জনের কাছে যায়। ০: কখনো নয়।',
        },
      },
    },
  },
);
