import { refusal } from '../../kernel/refusal.ts';

/** Why nothing is taken over from the HRIS feed. */
export const noFeed = refusal('people.no-feed', 409, {
  en: 'No HRIS feed is set up yet. An administrator can do that.',
  bn: 'এখনো কোনো HRIS ফিড বসানো হয়নি। একজন প্রশাসক তা করতে পারেন।',
});
export const syncUnderWay = refusal('people.sync-under-way', 409, {
  en: 'A sync is under way already. Wait for its end, then look before you start another.',
  bn: 'একটি সিঙ্ক আগে থেকেই চলছে। শেষ হতে দিন, আরেকটি শুরুর আগে দেখে নিন।',
});
export const notJson = refusal('people.feed-not-json', 422, {
  en: 'What came is not JSON. Check the address, or choose CSV.',
  bn: 'যা এসেছে তা JSON নয়। ঠিকানা দেখে নিন, অথবা CSV বেছে নিন।',
});
export const notCsv = refusal('people.feed-not-csv', 422, {
  en: 'What came is not CSV: line {line} cannot be read.',
  bn: 'যা এসেছে তা CSV নয়: {line} নম্বর লাইন পড়া যায় না।',
});
export const noListThere = refusal('people.feed-no-list', 422, {
  en: 'There is no list of records at “{path}”. Lists were found at: {found}.',
  bn: '“{path}”-এ রেকর্ডের কোনো তালিকা নেই। তালিকা পাওয়া গেছে এখানে: {found}।',
});
export const noListAnywhere = refusal('people.feed-no-list-anywhere', 422, {
  en: 'There is no list of records in what came.',
  bn: 'যা এসেছে তাতে রেকর্ডের কোনো তালিকা নেই।',
});
export const feedEmpty = refusal('people.feed-empty', 422, {
  en: 'The feed has no rows. Nobody was changed.',
  bn: 'ফিডে কোনো সারি নেই। কারও কিছু বদলানো হয়নি।',
});
export const feedTooLong = refusal('people.feed-too-long', 422, {
  en: 'The feed has more than {most} rows.',
  bn: 'ফিডে {most}টির বেশি সারি আছে।',
});
export const syncFailed = refusal('people.sync-failed', 409, {
  en: 'Nobody was changed. {why}',
  bn: 'কারও কিছু বদলানো হয়নি। {why}',
});
