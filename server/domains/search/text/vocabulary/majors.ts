/**
 * Majors of Vietnamese universities as the Ministry of Education and Training lists them, where the name is more than the subject that one studies: `subject | phrases`, as in
 * `occupations.ts`. `công nghệ kỹ thuật` before a name of engineering is written by a rule (`text/aims.ts`).
 */
export const MAJORS: readonly string[] = [
  // Teaching.
  'thể thao | giáo dục thể chất, thể chất, sư phạm thể dục, huấn luyện thể thao, y sinh học thể dục thể thao, physical education',
  'giáo dục trung học | sư phạm toán học, sư phạm vật lý, sư phạm hóa học, sư phạm sinh học, sư phạm ngữ văn, sư phạm lịch sử, sư phạm địa lý, sư phạm khoa học tự nhiên',
  'giáo dục | giáo dục học, giáo dục công dân, giáo dục chính trị, sư phạm công nghệ, sư phạm kỹ thuật',
  // Arts and languages.
  'âm nhạc | âm nhạc học, sáng tác âm nhạc, chỉ huy âm nhạc, biểu diễn nhạc cụ, biểu diễn nhạc cụ truyền thống, biểu diễn âm nhạc, đàn piano, chơi đàn piano, music production, music performance',
  'sân khấu | diễn viên kịch điện ảnh, diễn viên kịch điện ảnh truyền hình, đạo diễn sân khấu, biên kịch sân khấu',
  'múa | diễn viên múa, huấn luyện múa',
  'làm phim | đạo diễn điện ảnh truyền hình, đạo diễn điện ảnh, biên kịch điện ảnh truyền hình, biên kịch điện ảnh, công nghệ điện ảnh truyền hình, công nghệ điện ảnh',
  'mỹ thuật | gốm, lý luận mỹ thuật, mỹ thuật ứng dụng, mỹ thuật tạo hình, nghệ thuật tạo hình, ceramics, pottery, sculpture',
  'thiết kế | designing, thiết kế mỹ thuật, mỹ thuật công nghiệp',
  'văn học | sáng tác văn học, hán nôm',
  'châu Á học | Việt Nam học, ngôn ngữ và văn hóa Việt Nam, vietnamese studies',
  'quan hệ quốc tế | quốc tế học, đông phương và quốc tế học',
  // Society, media, law.
  'truyền thông đa phương tiện | công nghệ truyền thông, truyền thông số',
  'thư viện | quản lý thông tin thư viện, thông tin học',
  'luật | luật hiến pháp, luật hiến pháp và luật hành chính, luật hành chính, luật dân sự và tố tụng dân sự, luật hình sự và tố tụng hình sự, tố tụng dân sự, tố tụng hình sự',
  'tư pháp hình sự | quản lý trật tự an toàn giao thông, trinh sát an ninh, trinh sát cảnh sát, điều tra trinh sát, quản lý trật tự xã hội, quản lý nhà nước về an ninh trật tự, an ninh và trật tự xã hội',
  'pháp y | kỹ thuật hình sự',
  'chính trị | xây dựng đảng và chính quyền nhà nước, hồ chí minh học, khoa học chính trị học, nghiên cứu chính trị',
  // Business.
  'quản trị | khoa học quản lý, management science, quản lý nhà máy công nghiệp, lãnh đạo, lãnh đạo và quản lý, leadership and management',
  'kinh tế | kinh tế công nghiệp, kinh tế học ứng dụng, applied economics',
  'du lịch | quản trị dịch vụ du lịch và lữ hành, dịch vụ du lịch, dịch vụ du lịch và lữ hành, quản trị du lịch và lữ hành, du lịch và lữ hành, văn hóa du lịch, địa lý du lịch',
  'khách sạn | quản trị nhà hàng và dịch vụ ăn uống, nhà hàng và dịch vụ ăn uống, dịch vụ ăn uống, nhà hàng ăn uống',
  'tài chính | tài chính doanh nghiệp, tài chính quốc tế, tài chính công',
  'bất động sản | kinh doanh bất động sản, quản trị bất động sản, property management, real estate management',
  // Computing.
  'mạng máy tính | mạng máy tính và truyền thông dữ liệu, mạng máy tính và truyền thông, truyền thông dữ liệu, network administration, network administrator, network technician, mạng internet, lắp mạng, lắp mạng internet, làm mạng internet, how the internet works',
  'lập trình | lập trình ứng dụng di động, app điện thoại, làm app điện thoại',
  // Engineering.
  'cơ khí | công nghệ chế tạo máy, bảo dưỡng công nghiệp, bảo trì công nghiệp, kỹ thuật cơ khí động lực, cơ khí động lực, cơ kỹ thuật, kỹ thuật nhiệt, kỹ thuật nhiệt lạnh',
  'năng lượng | quản lý năng lượng, năng lượng và môi trường, energy management',
  'vũ trụ | kỹ thuật không gian',
  'quản lý hàng không | quản lý hoạt động bay, hoạt động bay',
  'điện tử viễn thông | kỹ thuật ra đa dẫn đường, ra đa',
  'khai thác mỏ | kỹ thuật tuyển khoáng, tuyển khoáng, khoáng sản',
  'địa chất | kỹ thuật địa chất, geological engineering',
  'viễn thám | land surveying, land surveyor, kỹ thuật trắc địa bản đồ, kỹ thuật trắc địa',
  'vật lý | vật lý kỹ thuật, vật lý y khoa, vật lý học kỹ thuật, medical physics, applied physics',
  'xây dựng | kỹ thuật xây dựng công trình giao thông, xây dựng công trình giao thông, công trình giao thông, kỹ thuật xây dựng công trình thủy, kỹ thuật xây dựng công trình biển, công trình thủy, xây dựng dân dụng và công nghiệp, kỹ thuật xây dựng dân dụng và công nghiệp, kỹ sư xây dựng dân dụng và công nghiệp, xây dựng dân dụng công nghiệp',
  'giao thông vận tải | khai thác vận tải, kinh tế vận tải, tổ chức và quản lý vận tải',
  'may mặc | công nghệ sợi dệt, công nghệ dệt may, công nghệ da giày, da giày, sợi dệt',
  // Living things.
  'công nghệ thực phẩm | công nghệ sau thu hoạch, sau thu hoạch, đảm bảo chất lượng và an toàn thực phẩm, kỹ thuật thực phẩm, food processing, food engineering',
  'thủy sản | công nghệ chế biến thủy sản, khai thác thủy sản, bệnh học thủy sản',
  'lâm nghiệp | công nghệ chế biến lâm sản, quản lý tài nguyên rừng, quản lý tài nguyên rừng và môi trường, lâm nghiệp đô thị',
  'nông nghiệp | khuyến nông, phát triển nông thôn, rural development',
  'làm vườn | công nghệ rau hoa quả và cảnh quan, công nghệ rau hoa quả, rau hoa quả',
  // Health.
  'y tế công cộng | y học dự phòng, preventive medicine, health promotion',
  'dược | hóa dược, kỹ thuật dược, pharmacy assistant, dược lâm sàng, dược sĩ lâm sàng',
  'nha khoa | kỹ thuật phục hình răng, phục hình răng, vệ sinh răng miệng, chăm sóc răng miệng, sức khỏe răng miệng, điều dưỡng nha khoa, y tá nha khoa, trợ thủ nha khoa, phụ tá nha khoa, kỹ thuật viên nha khoa, dental hygiene, dental hygienist, dental assisting, dental assistant, dental nursing, dental therapy, dental technology, dental technician, oral health, oral hygiene',
  'vật lý trị liệu | kỹ thuật phục hồi chức năng',
  'xét nghiệm | kỹ thuật xét nghiệm y học, kỹ thuật xét nghiệm, medical laboratory technology, medical laboratory science, medical laboratory technician',
  'quản lý y tế | tổ chức và quản lý y tế, medical office administration, medical administration',
  'dinh dưỡng | khoa học dinh dưỡng, dinh dưỡng và ẩm thực, khoa học dinh dưỡng và ẩm thực, dinh dưỡng và khoa học thực phẩm',
  'phi công | phi công thương mại, commercial pilot, airline pilot',
  'kỹ thuật ô tô | kỹ thuật ô tô điện, ô tô điện',
  'hàng hải | kỹ thuật hàng hải, khoa học hàng hải',
  'xuất bản | kinh doanh xuất bản phẩm',
  'quản trị kinh doanh | quản lý siêu thị, quản trị bán lẻ, quản lý bán lẻ, retail management',
  'lập trình game | games art, game art',
  'tổ chức sự kiện | quản lý giải trí và sự kiện, quản lý giải trí',
  'kỹ thuật công nghiệp | quản trị chất lượng, kiểm soát chất lượng, kiểm định chất lượng',
  'kinh tế lượng | toán kinh tế',
  'kỹ thuật y sinh | cơ sinh học, biomechanics',
];
