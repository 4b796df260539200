import { refusal } from '../kernel/refusal.ts';

export const managerLoop = refusal('people.manager-loop', 422, {
  en: '{name} would become the manager of an own manager. Choose someone who does not report to {name}, directly or through others.',
  bn: 'এতে {name} নিজের ব্যবস্থাপকেরই ব্যবস্থাপক হয়ে যাবেন। এমন কাউকে বেছে নিন যিনি সরাসরি বা অন্যের মাধ্যমে {name}-এর অধীনে নন।',
});
