import type { Migration } from './migration';

/**
 * Adds the words of goods, so that a misspelled search finds similar words. Adds earlier addresses
 * of units. Each word has blanks before and after it. The search compares sequences of three
 * characters, and the blanks make sequences for its beginning and end.
 */
export const goodsSearch: Migration = {
  name: '076-goods-search',
  statements: ({ engine, key }) => [
    `create table goods_former_slugs (slug ${key} primary key, goods_id ${key} not null)`,
    'create index goods_by_facts on goods (category, grade, storage, colour, state, reserved_until, slug)',
    `create table goods_words (word ${key} primary key, search_text text not null)`,
    ...(engine === 'sqlite' ? SQLITE : []),
    `insert into goods_words (word, search_text)
      select distinct word, '  ' || word || ' ' from (${WORDS[engine]}) as split
      where length(word) between 2 and 30`,
  ],
};

const SQLITE = [
  `create virtual table goods_words_search using fts5 (id unindexed, search_text, tokenize = 'trigram')`,
  `create trigger goods_words_search_insert after insert on goods_words begin
    insert into goods_words_search (id, search_text) values (new.word, new.search_text); end`,
  `create trigger goods_words_search_delete after delete on goods_words begin
    delete from goods_words_search where id = old.word; end`,
];

/**
 * Splits a text into words. SQLite has no function that splits texts, so each step of the query
 * removes the first word.
 */
const WORDS = {
  sqlite: `with recursive cut (word, rest) as (
      select '', replace(replace(replace(replace(replace(replace(replace(search_text,
        char(10), ' '), '(', ' '), ')', ' '), '-', ' '), '"', ' '), ',', ' '), '/', ' ') || ' '
      from goods where slug is not null
      union select substr(rest, 1, instr(rest, ' ') - 1), substr(rest, instr(rest, ' ') + 1)
      from cut where rest <> '')
    select word from cut`,
  postgres: `select regexp_split_to_table(search_text, '[^[:alnum:]]+') as word
    from goods where slug is not null`,
};
