import type { Migration } from './migration';

/**
 * Stores the words of goods, so that a misspelled search finds similar words, and earlier addresses
 * of units. A word has blanks around it. Its beginning and its end then form trigrams, too.
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
 * SQLite has no function that splits a text. Each step of this query therefore removes the first
 * word.
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
