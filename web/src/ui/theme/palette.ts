import type { MantineColorsTuple } from '@mantine/core';

/** Pine on paper: one green for the main action, warm greys for all else. */
export const pine: MantineColorsTuple = [
  '#eef8f4',
  '#dcf0e8',
  '#b6dfd0',
  '#86c9b1',
  '#5bb394',
  '#3a9e7d',
  '#1f7f64',
  '#0f6b57',
  '#0a5646',
  '#053d32',
];
export const gray: MantineColorsTuple = [
  '#faf9f7',
  '#f4f2ee',
  '#e9e6e0',
  '#dad5cd',
  '#bfb9af',
  '#968f85',
  '#6b655d',
  '#514c45',
  '#37332e',
  '#1e1c19',
];
export const dark: MantineColorsTuple = [
  '#ebe8e3',
  '#cfcac2',
  '#a39d94',
  '#7d776f',
  '#4d4943',
  '#393630',
  '#292622',
  '#1b1917',
  '#141311',
  '#0d0c0b',
];
export const amber: MantineColorsTuple = [
  '#fdf6e7',
  '#faebcb',
  '#f4d696',
  '#eebf5f',
  '#e6a836',
  '#d9921f',
  '#b97615',
  '#945b10',
  '#6d430d',
  '#4a2d09',
];
export const sky: MantineColorsTuple = [
  '#eff6fb',
  '#dceaf5',
  '#b7d3ea',
  '#8cb8dc',
  '#649ecd',
  '#4586bd',
  '#2f6ea6',
  '#245886',
  '#1b4368',
  '#122d46',
];
export const plum: MantineColorsTuple = [
  '#f8f2f7',
  '#eee0ec',
  '#dcc0d8',
  '#c69bc0',
  '#b079a8',
  '#9a5d92',
  '#804a79',
  '#673b61',
  '#4d2c49',
  '#331d30',
];
