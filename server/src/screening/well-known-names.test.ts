import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildWatchlist, screen } from '@touchstone/engine';
import { readRecords } from '../../test/support/read-records.js';
import { hasSharedData, sharedData } from '../../test/support/shared-data.js';

/** Well-known listed persons: the name as the press writes it, and the primary name under which a list has them. */
const KNOWN = `
Vladimir Putin | Vladimir Vladimirovich PUTIN
Sergei Lavrov | Sergei Viktorovich LAVROV
Sergei Shoigu | Sergei Kuzhugetovich SHOIGU
Dmitry Medvedev | Dmitry Anatolievich MEDVEDEV
Valery Gerasimov | Valery GERASIMOV
Dmitri Peskov | Dmitry Sergeyevich PESKOV
Maria Zakharova | Mariya Vladimirovna ZAKHAROVA
Ramzan Kadyrov | Ramzan Akhmadovitch KADYROV
Yevgeny Prigozhin | Yevgeny Viktorovich PRIGOZHIN
Igor Sechin | Igor Ivanovich SECHIN
Alisher Usmanov | Alisher Burhanovich USMANOV
Oleg Deripaska | Oleg Vladimirovich DERIPASKA
Viktor Vekselberg | Viktor Feliksovich VEKSELBERG
Gennady Timchenko | Gennady TIMCHENKO
Arkady Rotenberg | Arkady ROTENBERG
Boris Rotenberg | Boris ROTENBERG
Igor Rotenberg | Igor Arkadyevich ROTENBERG
Kirill Shamalov | Kirill Nikolayevich SHAMALOV
Alexey Miller | Alexey Borisovich MILLER
Nikolai Patrushev | Nikolai Platonovich PATRUSHEV
Alexander Bortnikov | Alexander Vasilievich BORTNIKOV
Sergey Naryshkin | Sergey Yevgenyevich NARYSHKIN
Viktor Zolotov | Viktor Vasilyevich ZOLOTOV
Vyacheslav Volodin | Vyaecheslav VOLODIN
Valentina Matvienko | Valentina Ivanovna MATVIYENKO
Sergei Kiriyenko | Sergei Vladilenovich KIRIYENKO
Vladislav Surkov | Vladislav Yur’yevich SURKOV
Sergey Glazyev | Sergey GLAZYEV
Konstantin Malofeev | Konstantin MALOFEYEV
Alexander Dugin | Aleksandr DUGIN
Herman Gref | Herman Oskarovich GREF
Andrey Kostin | Andrey Leonidovich KOSTIN
Suleiman Kerimov | Suleiman Abusaidovich KERIMOV
Mikhail Fridman | Mikhail Maratovich FRIDMAN
Petr Aven | Petr Olegovich AVEN
Andrey Melnichenko | Andrey Igorevich MELNICHENKO
Alexei Mordashov | Alexei Alexandrovich MORDASHOV
Yuri Kovalchuk | Yuri Valentinovich KOVALCHUK
Nikolay Tokarev | Nikolay Petrovich TOKAREV
Vladimir Potanin | Vladimir Olegovich POTANIN
Alexander Lukashenko | Alyaksandr Ryhorovich LUKASHENKA
Viktor Lukashenko | Viktor Aleksandrovich Lukashenko
Bashar al-Assad | Bashar al-Assad
Asma al-Assad | Asma Al Assad
Maher al-Assad | Maher al-Assad
Rami Makhlouf | Rami MAKHLUF
Hafez Makhlouf | Hafez Makhlouf
Ali Mamlouk | Ali Mamlouk
Kim Jong Un | Jong Un KIM
Kim Yo Jong | Yo Jong KIM
Ri Pyong Chol | Ri Pyong CHOL
Ali Khamenei | Ali Husseini KHAMENEI
Mojtaba Khamenei | Mojtaba KHAMENEI
Ebrahim Raisi | Ebrahim RAISI
Mahmoud Ahmadinejad | Mahmoud AHMADINEJAD
Qasem Soleimani | Qasem Soleimani
Esmail Qaani | Esmail Qaani
Hossein Salami | Hossein Salami
Mohammad Javad Zarif | Mohammad Javad Zarif
Sadegh Larijani | Sadegh Amoli LARIJANI
Nicolas Maduro | Nicolás MADURO MOROS
Cilia Flores | Cilia Adela FLORES DE MADURO
Diosdado Cabello | Diosdado CABELLO RONDÓN
Tareck El Aissami | Tareck Zaidan EL AISSAMI MADDAH
Delcy Rodriguez | Delcy Eloina RODRIGUEZ GOMEZ
Nestor Reverol | Néstor Luis REVEROL TORRES
Maikel Moreno | Maikel José MORENO PÉREZ
Tarek William Saab | Tarek William SAAB HALABI
Alex Saab | Alex Nain SAAB MORAN
Rosario Murillo | Rosario Maria MURILLO DE ORTEGA
Laureano Ortega Murillo | Laureano Facundo ORTEGA Murillo
Robert Mugabe | Robert Gabriel Mugabe
Grace Mugabe | Grace Mugabe
Emmerson Mnangagwa | Emmerson Dambudzo Mnangagwa
Joseph Kony | Joseph KONY
Dan Gertler | Dan GERTLER
Saif al-Islam Gaddafi | Saif al-Islam QADHAFI
Aisha Gaddafi | Ayesha QADHAFI
Hannibal Gaddafi | Hannibal GADDAFI
Khalifa Ghwell | Khalifa Mohamed Ahmed GHAWIL
Agila Saleh | Agila Saleh ESSA
Saddam Hussein | Saddam Hussein AL-TIKRITI
Ayman al-Zawahiri | Dr. Ayman AL ZAWAHIRI
Saif al-Adel | Sayf-Al ADL
Hassan Nasrallah | Hasan NASRALLAH
Ismail Haniyeh | Ismail HANIYEH
Yahya Sinwar | Yahya Sinwar
Mohammed Deif | Muhammad Deif
Khaled Mashal | Khalid MISHAAL
Abdul Malik al-Houthi | Abdul Malik AL HOUTHI
Sirajuddin Haqqani | Sirajuddin Haqqani Jalaluddin Khwasa MUHAMMAD
Abdul Ghani Baradar | Abdul Ghani Baradar ABDUL AHMAD TURK
Amir Khan Muttaqi | Amir Khan MOTAQI
Min Aung Hlaing | Min Aung Hlaing
Soe Win | Soe Win
Ratko Mladic | Ratko MLADIC
Radovan Karadzic | Radovan KARADZIC
Milorad Dodik | Milorad DODIK
Viktor Yanukovych | Viktor Fedorovych YANUKOVYCH
Viktor Medvedchuk | Viktor MEDVEDCHUK
Sergei Aksyonov | Sergey Valeryevich AKSYONOV
Denis Pushilin | Denis PUSHILIN
Leonid Pasechnik | Leonid Ivanovich PASECHNIK
Igor Girkin | Igor GIRKIN
Viktor Bout | Viktor Anatolijevitch BOUT
Dawood Ibrahim | Dawood IBRAHIM
Hafiz Saeed | Muhammad SAEED
Masood Azhar | Mohammad Masood Azhar ALVI
Ismael Zambada | Ismael ZAMBADA GARCIA
Rafael Caro Quintero | Rafael CARO QUINTERO
Nemesio Oseguera Cervantes | Nemesio OSEGUERA CERVANTES
Joaquin Guzman Loera | Joaquin GUZMAN LOERA
Abubakar Shekau | Abubakar SHEKAU
Leopold Mujyambere | Leopold MUJYAMBERE
Thomas Lubanga | Thomas LUBANGA
Yahya Jammeh | Yahya JAMMEH
Andrii Derkach | Andrii Leonidovych DERKACH
Carrie Lam | Carrie LAM
Chen Quanguo | Quanguo Chen
John Lee Ka-chiu | John Ka-chiu LEE
`;

test('listed persons are found by the name that everybody knows them by', {
  skip: hasSharedData ? false : 'the publishers’ lists are not beside this repository',
}, async () => {
  const ofac = ['snapshots/sdn-2023-12-28.csv.gz', 'legacy-csv-2024-01/add.csv.gz', 'legacy-csv-2024-01/alt.csv.gz'];
  const lists = await Promise.all([
    readRecords('ofac_sdn', ...ofac.map((file) => sharedData(`ofac/${file}`))),
    readRecords('un_sc', sharedData('un/consolidated-2026-02-27.xml.gz')),
    readRecords('uk_ofsi', sharedData('uk-ofsi/sanctionsconlist-2018-04-13.csv.gz')),
    readRecords('ca_sema', sharedData('ca-sema/sema-lmes-2025-05.xml.gz')),
  ]);
  const records = lists.flatMap((list) => list.records);
  const watchlist = buildWatchlist(records);
  const missed = KNOWN.trim()
    .split('\n')
    .filter((line) => {
      const [name, listed] = line.split(' | ') as [string, string];
      const hits = screen(watchlist, { name, entityTypes: ['Person'] }, { minScore: 80, limit: 0 });
      return !hits.some(({ entity }) => records[entity]?.names[0]?.full === listed);
    });
  assert.deepEqual(missed, []);
});
