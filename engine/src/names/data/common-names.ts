/**
 * Number of bearers of a name: 3 tens of millions, 2 millions, 1 hundreds of thousands; every other name is rare (0).
 * Sources: national statistics of given and family names (US Census and SSA, Korean and Chinese civil registers,
 * INE Spain, INSEE, Destatis, Rosstat) and studies of Arabic, Persian, South Asian and African naming, rounded.
 * Keys are folded (`foldToken`), so one entry stands for all spellings of the name.
 */
import { once } from '../../once.js';
import { foldToken } from '../../text/fold-token.js';

const LEVELS: readonly string[] = [
  `muhammad mohammed mohamed mohammad mohamad ahmed ahmad ali maria jose john kim lee li wang zhang chen liu nguyen singh kumar khan hasan hassan hussain hussein husayn garcia`,
  `abdul abdullah abdallah abdulrahman abdelrahman ibrahim ismail omar umar osman othman uthman mahmoud mahmud mustafa mostafa yusuf youssef yousef joseph musa moussa isa khalid khaled saleh salih salah said saeed hamid hameed hamed karim kareem
rahman rahim aziz fatima aisha khadija amina zainab juan luis carlos antonio francisco manuel pedro jorge miguel rodriguez martinez gonzalez lopez hernandez perez sanchez ramirez torres fernandez gomez diaz silva santos souza oliveira pereira
david michael james robert william mary richard thomas charles daniel paul mark george peter smith johnson williams brown jones miller davis wilson anderson taylor moore martin jackson thompson white
yang zhao huang zhou wu xu sun hu zhu gao lin he guo ma park choi jung tran le pham hoang huynh sharma das devi begum shah patel gupta alexander aleksandr sergey sergei vladimir dmitry andrey andrei elena olga anna natalia ivan ivanov
ana marie jean pierre michel marc andre hans peter rosa reza hossein hosseini mehdi mahdi sato suzuki`,
  `adam samuel joshua andrew christopher matthew joseph kevin brian edward anthony steven kenneth ronald timothy jason jeffrey ryan jacob gary nicholas eric jonathan stephen larry justin scott brandon benjamin gregory frank raymond patrick jack dennis jerry tyler
aaron henry douglas nathan zachary kyle walter harold jeremy ethan carl keith roger gerald christian sean arthur austin noah lawrence jesse joe bryan billy albert bruce willie gabriel alan juan roy ralph eugene randy vincent russell louis philip bobby johnny bradley
patricia jennifer linda elizabeth barbara susan jessica sarah sara karen lisa nancy betty sandra margaret ashley kimberly emily donna michelle carol amanda melissa deborah stephanie rebecca laura sharon cynthia kathleen amy angela shirley brenda emma pamela nicole helen
samantha katherine catherine christine debra rachel carolyn janet victoria diane alice julie julia heather teresa doris gloria evelyn jean cheryl mildred joan judith rose janice kelly judy christina kathy theresa beverly denise tammy irene jane lori
thomas hernandez moore martin lewis robinson walker young allen king wright scott hill flores green adams nelson baker hall rivera campbell mitchell carter roberts phillips evans turner parker collins edwards stewart morris murphy cook rogers morgan peterson cooper
reed bailey bell kelly howard ward cox richardson wood watson brooks bennett gray james reyes cruz hughes price myers long foster sanders ross morales powell sullivan russell ortiz jenkins gutierrez perry butler barnes fisher
alvarez romero ruiz alonso moreno munoz jimenez castro vargas ramos mendoza rojas herrera medina aguilar vega delgado castillo guerrero ortega nunez soto contreras chavez guzman salazar
fernando rafael alejandro ricardo eduardo javier roberto sergio mario alberto enrique raul oscar cesar victor hugo pablo andres ramon julio diego felipe gustavo alfredo rosa carmen isabel teresa lucia guadalupe juana margarita veronica
joao paulo marcos ferreira alves pereira lima gomes costa ribeiro carvalho almeida lopes soares fernandes vieira barbosa rocha dias nascimento andrade moreira nunes marques machado mendes freitas cardoso goncalves
philippe nicolas francois jacques bernard dubois durand moreau laurent simon lefebvre leroy roux fournier muller schmidt schneider fischer weber meyer wagner becker schulz hoffmann koch bauer richter klein wolf thomas klaus wolfgang jurgen
rossi russo ferrari bianchi romano giuseppe giovanni francesco marco andrea luca stefano nowak kowalski jan piotr anna tomas petr pavel novak horvat nagy kovacs popescu ion gheorghe
ahmadi mohammadi hosseini karimi rahimi rezaei moradi jafari abbas abbasi akbar hashemi mousavi musavi ghasemi sadeghi nasiri fatemeh zahra maryam amir javad
malik iqbal raza akhtar butt chaudhry bibi hussaini qureshi siddiqui ansari sheikh mirza rashid rasheed nasir nasser naser tariq tarek bilal imran usman faisal faysal adil adel amin amine anwar asad bashir farid farooq faruq habib hadi hakim hamza haidar haider
hashim idris jabir jafar jalal jamal jamil kamal latif majid malek mansour mansur marwan masood masud mounir munir mubarak murad nabil nadir naji najib nur noor omari qasim kassem kasim rafiq rami ramadan rashed sabri sadiq salam salem salim salman sami samir saud
shaban sharif sherif sulaiman suleiman sulayman solomon taha tahir tamer walid wahid yahya yasin yassin yasir yaser younis yunus zaki ziad zaid zayd abbas abdelaziz abdulaziz abdulkarim abdulla abdallah abdi ahmadzai haji hussien mamadou moussa diallo traore
keita coulibaly toure camara ba sow diop ndiaye fall ibrahima oumar amadou boubacar musa bello abubakar usman sani garba yakubu
tan lim wong chan cheung ng lau leung ho lam yu deng feng cao peng zeng xiao tian dong yuan pan jiang cai ye wei jie min jun ming hong hua ping fang jing qiang lei tao bin bo gang yong li na xin yan ying zhen chun mei hai
choi jeong kang cho yoon jang han oh seo shin kwon hwang ahn song ryu hong chol yong song il kwang hyon jong myong nam chang sung young jin soo
vo dang bui do ngo duong thi van minh anh thanh tuan hung ram lal rani sunil anil rajesh ramesh suresh vijay ajay sanjay amit rahul ravi raj mohan prakash krishna lakshmi priya yadav mishra verma jain reddy rao nair pillai
aleksandra aleksei alexey alexei mikhail nikolay nikolai yuri yury igor oleg viktor konstantin maksim maxim evgeny evgenii anatoly valery vasily boris pavel roman tatiana tatyana irina svetlana lyudmila galina marina ekaterina petrov sidorov smirnov kuznetsov popov
vasiliev sokolov mikhailov novikov fedorov morozov volkov alekseev lebedev semenov egorov pavlov kozlov stepanov nikolaev orlov andreev makarov nikitin zakharov ivanovich nikolaevich vladimirovich aleksandrovich shevchenko bondarenko kovalenko boyko tkachenko kravchenko
mehmet mustafa huseyin yilmaz kaya demir celik sahin yildiz ayse emine hatice abebe tesfaye bekele mohamud abdirahman farah warsame hersi dahir nur jama yusuf hirsi okafor okonkwo adeyemi mensah osei kofi kwame john mwangi otieno wanjiku kamau
tanaka watanabe ito yamamoto nakamura kobayashi kato yoshida yamada sasaki hiroshi takashi kenji budi agus siti dewi sri putra setiawan wati santoso wijaya reyes cruz bautista ocampo villanueva aquino`,
];

const levels = once(() => {
  const found = new Map<string, number>();
  for (const [position, text] of LEVELS.entries()) {
    for (const name of text.split(/\s+/)) {
      const fold = foldToken(name);
      if (!found.has(fold)) found.set(fold, 3 - position);
    }
  }
  return found;
});

/** 0 (rare) to 3 (tens of millions of bearers). */
export function commonness(fold: string): number {
  return levels().get(fold) ?? 0;
}
