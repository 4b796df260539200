import { workflow } from '../../../kernel/decisions/workflow.ts';
import { ownPay, payWrite } from '../../access.ts';
import { taxDeclarationAccepted, taxDeclarationReturned } from './declaration-notices.ts';
import { declarationOver } from './declaration-refusals.ts';
import { declarationStates, declarationStateWords } from './declaration-states.ts';

/** Investments of a year: declared by whose they are, accepted or returned by whoever keeps pay. */
export const declarationFlow = workflow({
  record: 'tax_declaration',
  column: 'state',
  states: declarationStates,
  begins: ['Declared'],
  moves: {
    /** while it waits, what is sent again stands in its place */
    change: {
      from: ['Declared'],
      to: 'Declared',
      access: ownPay,
      audit: 'tax-declaration.change',
    },
    cancel: {
      from: ['Declared'],
      to: 'Cancelled',
      access: ownPay,
      audit: 'tax-declaration.cancel',
    },
    accept: {
      from: ['Declared'],
      to: 'Accepted',
      access: payWrite,
      audit: 'tax-declaration.accept',
      notice: taxDeclarationAccepted,
    },
    return: {
      from: ['Declared'],
      to: 'Returned',
      access: payWrite,
      audit: 'tax-declaration.return',
      notice: taxDeclarationReturned,
    },
    /** by accepting a later one of the same year */
    replace: {
      from: ['Accepted'],
      to: 'Replaced',
      access: payWrite,
      audit: 'tax-declaration.replace',
    },
  },
  tooLate: declarationOver,
  stateWords: declarationStateWords,
});
