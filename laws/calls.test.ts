import { describe, expect, it } from 'vitest';
import { owed, parametersOf, published, served, shape } from './calls.ts';

/** May only become smaller: a call that is served leaves the list and this figure goes down. */
const mostOwed = 196;

const isServed = (call: string): boolean => served.has(shape(call));

describe('the published calls', () => {
  it('are each served or owed', () => {
    const lost = published.filter(({ call }) => !isServed(call) && !owed.includes(call));
    expect(lost).toEqual([]);
  });

  it('are not owed any more once served, and nothing unknown is owed', () => {
    const names = published.map(({ call }) => call);
    expect(owed.filter((call) => isServed(call) || !names.includes(call))).toEqual([]);
  });

  it('are owed ever less', () => {
    expect(owed).toHaveLength(mostOwed);
  });

  it('take every parameter that they were published with', () => {
    const refusing = published.flatMap(({ call, query }) => {
      const endpoint = served.get(shape(call));
      if (!endpoint) return [];
      const known = parametersOf(endpoint);
      return query.filter((name) => !known.includes(name)).map((name) => `${call}: ${name}`);
    });
    expect(refusing).toEqual([]);
  });
});
