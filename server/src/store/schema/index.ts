/** Every table, one file per noun; `drizzle-kit generate` reads this to write `server/migrations`. */
export {};
