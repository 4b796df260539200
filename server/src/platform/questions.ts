type Answering = (...given: never[]) => unknown;

/** What an earlier room asks and a later one answers: the earlier may not know who does. */
export interface Question<F extends Answering> {
  readonly name: string;
  /** never there: it carries the type of the answer */
  readonly answer?: F;
}

export const question = <F extends Answering>(name: string): Question<F> => ({ name });

export interface QuestionAnswer {
  readonly question: string;
  readonly answer: Answering;
}

export const answer = <F extends Answering>({ name }: Question<F>, given: F): QuestionAnswer => ({
  question: name,
  answer: given,
});

/** Found when it is asked, so that rooms may be wired in any order. */
export class Questions {
  readonly #answers = new Map<string, Answering>();

  add({ question: name, answer: given }: QuestionAnswer): void {
    if (this.#answers.has(name)) throw new Error(`Two rooms answer ${name}.`);
    this.#answers.set(name, given);
  }

  asker<F extends Answering>({ name }: Question<F>): F {
    const ask: Answering = (...given) => {
      const found = this.#answers.get(name);
      if (!found) throw new Error(`No room answers ${name}.`);
      return found(...given);
    };
    // it takes and gives what the answer does
    return ask as F;
  }
}
