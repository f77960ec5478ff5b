/**
 * Passwords that are common in Vietnam, beside the international list of passwordChecks.ts: lower case, without diacritics. Patterns (runs of digits, keyboard rows, repetitions, years and
 * dates) are matched by rule in passwordChecks.ts and are not listed here.
 */
const WORDS = `
123qwe 123qweasd 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qazxsw2 a12345 a123456 a1234567 a12345678 a123456789 aa1234 aa12345 aa123456 aaa111
aaa123 abc123 abc1234 abc12345 abc123456 abc@123 abc@1234 abcabc abcd123 abcd1234 abcd@1234 abcde1 abcde12345 abcdef abcdefg abcdefgh access access14
admin1 admin12 admin123 admin1234 admin@123 admin@1234 administrator alexander alexandra amanda america america1 andrew andrew1 android android1
angel1 angel123 angelina angels angiang angiang1 anhba1 anhba123 anhduc anhdung anhhai anhhai1 anhkhoa anhmaiyeuem anhminh anhnam1 anhnhoem anhnhoem1
anhnhoem123 anhoiemyeuanh anhquan anhsang anhsao anhsemaiyeuem anhthu anhthu1 anhthuongem anhtrang anhtrang1 anhtu1 anhtuan anhtuan1 anhtuan123
anhxinloi anhyeuem anhyeuem1 anhyeuem12 anhyeuem123 anhyeuem1314 anhyeuemmaimai anhyeuemnhieu anhyeuemnhieulam anthony antonio anything apple1
apple123 arsenal arsenal1 as123456 asd123 asd123456 asdasd asdf1234 asdfasdf asdfgh asdfghjkl ashley ashley1 asshole audition audition1 aumobile
austin australia australia1 autumn autumn1 avengers azerty azertyuiop b123456 baby123 babyboy babygirl bacgiang bachkhoa bachkhoa1 bachkhoahanoi
bacho1 bacho123 bachochiminh baclieu bacninh bacninh99 bame123 bame1234 banana banana1 bangkok banhang banhang1 banmai1 baoanh1 baochau baochau1
baokhanh baolong baongoc baongoc1 baotran baotran1 barbara barcelona barcelona1 baseball baseball1 basketball batman batman1 bautroi bautroi1
bautroixanh bear123 bebong bebong1 beckham becon1 behoa1 bena123 bentre bentre1 berlin berlin1 betho1 bexinh bexinh1 bexinhdep beyeu1 beyeu123
bichngoc bichngoc1 bichphuong bichphuong1 bichthuy bienhoa bienhoa1 bienxanh bienxanh1 binhdinh binhduong binhduong1 binhduong61 binhminh binhminh1
binhphuoc binhthuan binhthuong bitch1 biteme blaze123 blessed blessed1 bobobo bodoi1 bome123 bome1234 bomekinhyeu bomeyeu bongda bongda1 bongda123
bonghong bonghongxanh bongro1 boston boston1 boyeu1 boyeucon brandon buivan bullshit buonlam buonngu buonvuivatoi buster butterfly butterfly1 c123456
california camau1 camau123 cambridge cambridge1 camly1 camon1 camon123 camonem camtu1 canada canada1 canada123 cantho cantho1 cantho123 cantho65
caobang captain carlos caubong caulong cauvong cauvong1 cauvongkhuyet changeme changeme123 chantroi chantroi1 chantroimoi chaoanh chaoban chaoban1
chaoem charlie charlie1 chaume cheese chelsea chelsea1 cherry cherry1 chetdi chetdi1 chetmemay chiba1 chicago chicken chihai china1 china123 chocolate
chocolate1 christ christian christopher chuotchui chuoticon clgtvn cocacola cocacola1 codon1 codon123 codonmotminh coffee coffee1 cogiao college
computer computer1 conan123 concho congaicon congan113 congchua congchua1 congchua123 congphuong congphuong10 congty1 congty123 conmeo conmeo1
contrai1 contrasena conyeubame conyeubo conyeubome conyeume conyeume1 cookie cookie1 cr7cr7 crystal crystal1 cuahang cuahang1 cuocdoi cuocdoitoi
cuocsong cuocsong1 cuocsongmoi d123456 dabong1 dabong123 daihoc daihoc1 daihoc123 daklak dalat1 dalat123 dalat49 dallas danang danang1 danang123
danang43 dangkhoa dangkhoa1 dangkhoi dangky1 dangnhap dangnhap1 dangvan dangyeu dangyeu1 daniel daniel1 daniela darling dautinh december default
demo123 demo1234 deobiet deocan1 deptrai deptrai1 deptrai123 deptraiqua diamond diamond1 didong1 diemmy diemquynh dienbien dienbienphu dienthoai
dienthoai1 dinhduc dinhhuy ditconme ditme1 ditmemay doclap doclaptudohanhphuc doggie dolphin dolphins dongian dongian1 dongnai dongnai1 dongnai60
dongthap doraemon doraemon1 dotkich dotkich1 dotkich123 dovan1 dragon dragon1 dragon123 dragonball dublin dublin1 ducanh ducanh1 ducanh123 ducduy
duchuy duclong ducminh ducthang ductrung duhoc1 duhoc123 duhoc2024 duhoc2025 duhoc2026 duhoccanada duhocduc duhocmy duhocuc duongvan duyanh duyanh1
duykhanh duymanh duymanh1 duytan duytung eagle1 eagles eduardo education elizabeth emgai1 emmaiyeuanh emnhoanh emnhoanh1 emnhoanh123 emthuonganh
emtrai1 emxinloi emyeuanh emyeuanh1 emyeuanh123 emyeuanh1314 emyeuanhnhieulam english english1 english123 facebook facebook1 facebook123 falcon
february fernando flower flower1 flowers football football1 football123 forever forever1 foreverlove fpt123 fpt12345 fpttelecom france france1 freedom
freedom1 freefire freefire1 freefire123 friday frodo123 fuckme fuckoff fuckyou fuckyou1 gabriel gabriela gaixinh gaixinh1 game123 gamethu gamethu1
gamevui gandalf garden garena garena1 garena123 gaubong gaubong1 gaugau gaugau1 gautruc gauyeu george george1 germany germany1 giabao giabao1
giabao123 giadinh giadinh1 giadinh123 giadinhhanhphuc giadinhlaso1 giadinhnho giadinhtoi giahan giahan1 giahan123 giahuy giahuy1 giahuy123 giakhanh
gialai1 giamdoc giaminh giaovien giaovien1 giauco ginger giobien giolanh giomua1 giothu1 giotle giotnuocmat gmail123 godbless godisgood goku123 golden
golf123 golfer goodbye goodluck goodluck1 google google1 google123 guest1 guest123 gunner gunners h123456 haaland hacker hacker1 hacker123 hahaha
hahaha1 haianh haianh1 haidang haidang1 haiduc1 haiduong haiduong34 hailong hainam hainam1 haiphong haiphong1 haiphong123 haiphong15 haiphong16 haiyen
haiyen1 halong halong1 halong123 hanhchinh hanhphuc hanhphuc1 hanhphuc123 hanhphucmaimai hannah hannah1 hanoi1 hanoi1010 hanoi123 hanoi2020 hanoi29
hanoitoi harrypotter harvard harvard1 hatinh hatinh1 hatinh38 haugiang heaven heaven1 hehehe hehehe1 hello1 hello123 hello1234 hellohello helloworld
heocon heocon1 heoheo heomap hihihi hihihi1 hoabinh hoabinh1 hoabinh123 hoacuc1 hoadao1 hoahoc1 hoahong hoahong1 hoahong123 hoahongxanh hoahuongduong
hoaian hoaianh hoainam hoaithanh hoamai1 hoang123 hoanganh hoanganh1 hoanganh123 hoanggia hoangha hoanghon hoanghon1 hoanglong hoanglong1 hoangminh
hoangnam hoangsa hoangsatruongsa hoangtu hoangtu1 hoangtu123 hoaphuong hoasen hoasen1 hoasua1 hobbit hocbong hocbong1 hocbong123 hocgioi hocgioi1
hochiminh hochiminh1 hochiminh123 hochiminh1890 hockey hockey1 hocsinh hocsinh1 hocsinh123 hoctap hoctap1 hocvien hogwarts honey123 honganh honghanh
honghanh1 hongngoc hongngoc1 hongnhung hongnhung1 hongphuc hongvan horses hotmail hotmail1 houston hovan1 huawei hue123 huecity huhuhu hulk123
hungdung hungyen hunter hunter1 hunter2 huonggiang huonggiang1 huonglan huongly huongthao huutai huyhoang huyhoang1 huykhanh hyvong hyvong1 icecream
ielts7 ielts70 ielts75 ielts8 ielts80 ielts9 ielts90 iloveme iloveu ilovevietnam iloveyou iloveyou1 iloveyou123 iloveyou2 iloveyouvietnam india123
india@123 instagram internet internet1 iphone iphone1 iphone12 ireland ireland1 ironman ironman1 isabella january japan1 japan123 jennifer jessica
jessica1 jesus1 jesus123 jesuschrist joker1 joker123 jordan jordan1 jordan23 joseph joshua joshua1 justin justin1 justinbieber juventus juventus1
k123456 kakaka keke123 ketoan ketoan1 ketoan123 khanhan khanhhoa khanhhuyen khanhlinh khanhlinh1 khanhngoc khanhvy khanhvy1 khoinguyen khoinguyen1
khongbiet khongbiet1 khongco khongcogi khongcomatkhau khongnho khongphaivoidau khongquen khongsao khongthe khongyeu kiemthe kiemthe1 kiengiang kieuanh
kieuoanh kieutrinh killer killer1 killer123 kimanh kimchi kimchi1 kimlien kimngan kimngan1 kimoanh kimthoa kinhdoanh kitten kitty1 kitty123 knight
knights kontum korea1 korea123 ktqd123 kyniem kyniem1 l123456 laichau lalala lalala1 lamdong lananh lananh1 langson lanhuong lanphuong laocai laptop
lehoang lethi1 letmein letmein1 letmein123 levan1 levana liberty lienminh lienminh1 lienminh123 lienminhhuyenthoai lienquan lienquan1 lienquan123
lienquanmobile lightning linh123 linh1234 linhchi linhchi1 linhdan linhdan1 linhlinh linhngoc linux123 lion123 liverpool liverpool1 lkjhgf locphat
locphat1 locphat68 locphat6868 login123 lololo london london1 london123 longan1 lonlon lop10a1 lop11a1 lop12a lop12a1 lop9a1 lophoc love12 love123
loveforever lovelove lovely loveme lovers loveyou luahong lucky1 lucky123 lucky7 lucky777 lucky888 luffy123 m123456 macbook maggie maggie1 magic1
magic123 maianh maianh1 maichi maihuong mailinh mailinh1 maimai maimai1 maimaiben maimaimottinhyeu maimaiyeu maimaiyeuanh maimaiyeuem maiphuong
maithuy mama123 mamama mamapapa manchester manhcuong manhcuong1 manhdung manhhung manhhung1 manhtuan manunited manutd manutd1 marcos martin martina
master master1 master123 matkhau matkhau1 matkhau12 matkhau123 matkhau1234 matkhau12345 matkhau123456 matkhau@123 matkhaucu matkhaucuatoi matkhaumoi
matkhaune matrix matroi matthew mattrang mattrang1 mattroi mattroi1 mattroibecon mayman mayman1 mayman123 mayman777 maytinh maytinh1 maytinh123 mbappe
mebau1 mebeo1 mecon1 mecon123 melbourne melissa meomeo meomeo1 meomeo123 merlin messi10 messi123 mevabo meyeu1 meyeu123 meyeucon michael michael1
michelle microsoft minecraft minecraft1 minhanh minhanh1 minhanh123 minhduc minhduc1 minhhieu minhhoang minhhoang1 minhkhang minhkhoi minhlong
minhnhat minhquan minhquan1 minhquang minhtam minhthanh minhthu minhthu1 minhtri minhtuan minhtuan1 minhyeuban minhyeunhau mnbvcxz mobifone mobifone1
mobile123 monash monday monkey monkey1 monkey123 motdepasse motminh motminh1 motminhanh motminhem mtp123 muadong muadong1 muaha1 muahe1 muahe123
mualanh muathu muathu1 muathuhanoi muaxuan muaxuan1 mylife mylove mypass123 mypassword mystery n123456 namdinh namdinh1 namdinh18 nanana naruto
naruto1 naruto123 natalie network newpassword newyork newyork1 neymar neymar11 nghean nghean1 nghean37 ngoaithuong ngoaithuong1 ngocanh ngocanh1
ngocanh123 ngocbich ngochan ngochan1 ngockgh ngoclan ngoclinh ngocmai ngocnghech ngoctrinh ngoctrinh1 ngoisao ngoisao1 ngoisao123 ngoisaonho ngoknghek
ngovan nguyen nguyen1 nguyen12 nguyen123 nguyenanh nguyenduc nguyenhoang nguyenhuy nguyenminh nguyenthi nguyenthia nguyenthilan nguyenvan nguyenvana
nguyenvananh nguyenvannam nhacuatoi nhaminh1 nhanvien nhanvien1 nhatanh nhathuy nhatlinh nhatlong nhatminh nhatminh1 nhatnam nhatoi1 nhatrang
nhatrang1 nhatrang123 nhoanh123 nhoanhnhieu nhoem123 nhoemnhieu nhonhieu nicetry nicole niemtin niemvui ninhbinh ninhbinh35 ninja1 ninja123 nobita
nokia1 nokia123 nokia1280 nonono noodles nopassword nothing nothing1 november nuocmat1 october olivia onepiece onepiece1 ongba1 ongbabu openup oppo123
orange orange1 oxford oxford1 p4ssword p@55w0rd p@ss1234 p@ssw0rd p@ssw0rd1 p@ssw0rd123 p@ssword pa$$w0rd pa$$word panda1 panda123 panther papa123
papamama paris1 paris123 pass123 pass1234 pass12345 passpass passw0rd passw0rd! password password! password1 password12 password123 password1234
password@ password@123 passwort patricia patrick peanut pepper pepsi1 pham123 phamthi phamvan phatdat phattai phattai1 phattai68 phattai888 phoenix
phoenix1 phongban phuonganh phuonganh1 phuonganh123 phuonglinh phuongmai phuongnam phuongthao phuongthao1 phuongvy phuquoc phuquoc1 phuyen pikachu
pizza1 pizza123 plokij poiuyt pokemon pokemon1 prince princess princess1 pubg123 pubg1234 pubgmobile puppy1 puppy123 purple purple1 q123456 q1234567
q1w2e3 q1w2e3r4 q1w2e3r4t5 qazwsx qazwsxedc qq123456 quandoi quanganh quangbinh quangdung quanghai quanghai19 quanghuy quanghuy1 quangminh quangnam
quangngai quangninh quangninh1 quangninh14 quangtri quangvinh quantri quantri1 quantri123 quenmatkhau quynhanh quynhanh1 quynhchi quynhnga quynhnhu
quynhnhu1 quynhtrang qwe123 qweasd qweasdzxc qweqwe qwerty qwerty! qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty654321 qwerty@123 qwertyui
qwertyuiop qwertz rabbit rafael rainbow rainbow1 ranger ranger1 realmadrid realmadrid1 rebecca richard robert robert1 roblox roblox1 roblox123 ronaldo
ronaldo123 ronaldo7 root123 rootroot s123456 saigon saigon1 saigon12 saigon123 saigon59 samantha samsung samsung1 samsung123 samurai saobang saobang1
sapa123 sasuke sat1600 saturday scholarship scholarship1 school school1 school123 secret secret1 secret123 server server1 shadow shadow1 shadow12
shithead silver singapore singapore1 sinhvien sinhvien1 sinhvien123 sniper sniper1 soccer soccer1 soctrang soldier something songoku sonla1 sontung
sontung1 sontung97 sontungmtp sontungmtp1 sophia spiderman spiderman1 spring spring1 stanford starwars starwars1 stephanie steven storm123 strawberry
student student1 student123 study123 studyabroad success success1 success123 suckit summer summer1 summer12 summer123 sunday sunshine sunshine1
superman superman1 sweetheart sweety sydney sydney1 t123456 taikhoan taikhoan1 taiphat tambiet tambiet1 tamtam taylor taylor1 taylorswift tayninh
teacher teacher1 temp123 temporary tennis test123 test1234 test12345 test@123 tester testing testtest texas1 thaibinh thaibinh17 thainguyen
thainguyen20 thanhbinh thanhcong thanhcong1 thanhcong123 thanhdat thanhdat1 thanhha thanhhang thanhhoa thanhhoa1 thanhhoa36 thanhhuyen thanhlong
thanhnam thanhtam thanhthao thanhthuy thanhtung thanhtung1 thaygiao thegioi thegioi1 thegioididong thienan thienan1 thiendang thiendang1 thienkim
thienlong thiensu1 thienthan thienthan1 thienthan123 thienthannho thisismypassword thobong thomas thomas1 thotrang thpt123 thudo1 thuha1 thuha123
thuhang thuhien thuhien1 thuhuong thuhuong1 thunder thunder1 thuongmai thuphuong thuthao thuthuy thutrang thutrang1 thuyduong thuyduong1 thuyhang
thuylinh thuylinh1 thuytien thuytien1 thuytrang thuytrang1 thuyvan tienanh tiendat tiendat1 tiendung tiendung1 tienganh tienganh1 tienganh123
tiengiang tienlinh tienlinh22 tienthanh tiger1 tiger123 tigers tigger tiktok tiktok123 tinhban tinhban1 tinhdau tinhdau1 tinhlang tinhoc tinhoc1
tinhyeu tinhyeu1 tinhyeu123 tinhyeutoi toanhoc toefl100 toefl110 toiyeuban toiyeuem toiyeuem1 toiyeuem123 toiyeume toiyeuvietnam tokyo1 tokyo123
toor123 toronto toronto1 tphcm1 tphcm123 traitim traitim1 traitimbang traitimmuathu traitimnho tran123 trancho tranthi tranvan tranvana travinh
trieuphu troidat troidat1 troioi troioi1 trondoi trondoibenem trongnghia truelove trungduc trunghieu trunghieu1 trungkien trungkien1 trungquan
trungthanh truonghoc truongsa truongthpt trustno1 tuananh tuananh1 tuananh123 tuanhung tuankiet tuanminh tuanvu1 tudo123 tudo1234 tungduong tunglam
tunglam1 tungson tuonglai tuonglai1 turtle tuyenquang tuyetmai tuyetnhi tuyetnhung twitter typhu1 ubuntu university university1 uocmo1 uocmo123
user123 user1234 user@123 v123456 vanessa vanhau vanhdan vanhung vanquyet vantoan vatly1 vcl123 victoria victoria1 vietanh vietanh1 vietanh123 vietduc
viethoang viethung vietnam vietnam1 vietnam12 vietnam123 vietnam1945 vietnam1975 vietnam2020 vietnam2024 vietnam2025 vietnam@123 vietnamoi
vietnamvodich viettel viettel1 viettel123 vinaphone vinaphone1 vinhlong vinhvien vitbeo vitcon vitxau vkl123 vnexpress vnpt123 vnpt1234 volam1
volam123 volamtruyenky vuilen vuive1 vuive123 vungtau vungtau1 vungtau72 vuvan1 w123456 warrior warrior1 welcome welcome1 welcome123 welcome@123
whatever whatever1 wifi1234 wifi12345 william william1 windows windows1 windows10 winner winner1 winter winter1 winter123 wireless wizard wolf123
wolves wonderwoman x123456 xiaomi xinchao xinchao1 xinchao123 xinhdep xinhdep1 xinhgai xinhgai1 xinhxinh xinloi xinloi1 xinloianh xinloiem xuanhoa
xuanmai xuanmai1 xuanphuc xuantruong yahoo1 yahoo123 yeahyeah yellow yenbai yennhi yennhi1 yennhi123 yenvy1 yeuanh yeuanh1 yeuanh123 yeuanhnhieu
yeubo123 yeubome yeudoi yeudoi1 yeudoi123 yeuem1 yeuem123 yeuemnhieu yeugiadinh yeumai yeumaianh yeumaiem yeumaimai yeume123 yeumevabo yeuthuong
yeuthuong1 yeuthuong123 yeuxa123 yourpassword youtube youtube1 youtube123 z123456 zalo123 zaq12wsx zaq1zaq1 zidane zing123 zingme zingme1 zingmp3
zingplay zxc123 zxcv1234 zxcvbn zxcvbnm zxcvbnm123 zz123456
`;

export const VIETNAMESE_PASSWORDS: readonly string[] = WORDS.split(/\s+/).filter(Boolean);
